import { expect, test } from "vitest";
import { openTab } from "#server/live/test-tab.ts";
import { testGame } from "#server/testing/test-game.ts";
import { meet } from "./test-duelists.ts";

const game = await testGame();

test("a player without a connection is missed by the other one, at whichever server, until they are back", async () => {
  const [a, b] = [await game.player(), await game.player()];
  const id = await meet(a, b);
  const other = await game.another();
  const here = await openTab(await game.url(), a);
  const there = await openTab(await other.url(), other.as(b));
  for (const tab of [here, there]) tab.said({ kind: "follow", duelId: id });
  await Promise.all([here.hears("duel"), there.hears("duel")]);

  there.socket.terminate();
  expect(await here.hears("presence")).toMatchObject({ duelId: id, otherIsHere: false });

  const late = await openTab(await game.url(), a);
  late.said({ kind: "follow", duelId: id });
  expect(await late.hears("presence")).toMatchObject({ otherIsHere: false });

  const again = await openTab(await game.url(), b);
  again.said({ kind: "follow", duelId: id });
  await here.hears("presence", ({ otherIsHere }) => otherIsHere);
  for (const tab of [here, late, again]) tab.socket.close();
});
