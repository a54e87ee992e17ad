import { expect, test } from "vitest";
import { chooseInDuel } from "#contract/duel.ts";
import { openTab, type Tab } from "#server/live/test-tab.ts";
import { testGame, type Caller } from "#server/testing/test-game.ts";
import { meet } from "./test-duelists.ts";

const game = await testGame();

/** Opens a tab at this duel; resolves when it has heard whether the other player is there. */
async function comes(id: string, url: string, player: Caller): Promise<Tab> {
  const tab = await openTab(url, player);
  tab.said({ kind: "follow", duelId: id });
  await tab.hears("presence");
  return tab;
}

/** Whether the tab has heard, since that message, that the other player is there, or is not. */
const hasHeard =
  (tab: Tab, otherIsHere: boolean, from = 0) =>
  () =>
    tab.heard.slice(from).some((text) => text.includes(`"otherIsHere":${otherIsHere}`));

const closeAll = (...tabs: readonly Tab[]) => {
  for (const { socket } of tabs) socket.close();
};

/** Two sit in a duel, and the first one hears that the second has gone. */
async function missing() {
  const [a, b] = [await game.player(), await game.player()];
  const id = await meet(a, b);
  const here = await comes(id, await game.url(), a);
  (await comes(id, await game.url(), b)).socket.terminate();
  await expect.poll(hasHeard(here, false)).toBe(true);
  return { id, a, b, here };
}

test("a player without a connection is missed by the other one, at whichever server, until they are back", async () => {
  const [a, b] = [await game.player(), await game.player()];
  const id = await meet(a, b);
  const other = await game.another();
  const here = await comes(id, await game.url(), a);
  const there = await comes(id, await other.url(), other.as(b));
  for (const tab of [here, there])
    expect(await tab.hears("presence")).toMatchObject({ duelId: id, otherIsHere: true });

  there.socket.terminate();
  await expect.poll(hasHeard(here, false)).toBe(true);

  const late = await comes(id, await game.url(), a);
  expect(await late.hears("presence")).toMatchObject({ otherIsHere: false });

  const [heardHere, heardLate] = [here.heard.length, late.heard.length];
  const again = await comes(id, await game.url(), b);
  await expect.poll(hasHeard(here, true, heardHere)).toBe(true);
  await expect.poll(hasHeard(late, true, heardLate)).toBe(true);
  closeAll(here, late, again);
});

test("a return is heard also when it is to a server that had not heard of the leaving", async () => {
  const { id, b, here } = await missing();
  const heard = here.heard.length;
  const later = await game.another();

  const back = await comes(id, await later.url(), later.as(b));

  await expect.poll(hasHeard(here, true, heard)).toBe(true);
  closeAll(here, back);
});

test("a player who was gone from a duel is not gone from it after its end", async () => {
  const { id, a, here } = await missing();
  await a.call(chooseInDuel, { id, step: 0, choice: "surrender" });
  await here.hears("changed", ({ noun }) => noun === "missions");

  const late = await comes(id, await game.url(), a);

  expect(await late.hears("presence")).toMatchObject({ otherIsHere: true });
  closeAll(here, late);
});

test("a return that a server could not hear is not missed for ever", async () => {
  const { id, a, b, here } = await missing();
  const elsewhere = await game.another();
  await game.db.rows(
    `select pg_terminate_backend(pid)
       from (select pid from pg_stat_activity
              where datname = current_database() and query = 'listen taleborn'
              order by backend_start limit 1) first`,
  );

  const back = await comes(id, await elsewhere.url(), elsewhere.as(b));
  expect(await here.closed).toBe(1012);
  const late = await comes(id, await game.url(), a);

  expect(await late.hears("presence")).toMatchObject({ otherIsHere: true });
  closeAll(back, late);
});
