import { expect, test } from "vitest";
import { sayAge } from "#contract/account.ts";
import { listBattles } from "#contract/battle.ts";
import { getReplay } from "#contract/replays.ts";
import { readId } from "#contract/ids.ts";
import { looksMadeUp } from "#game/account/made-up-name.ts";
import { declineFriend } from "#contract/friends.ts";
import { listMovements } from "#contract/purse.ts";
import { claimTransfer } from "#contract/transfers.ts";
import { accepts, asks } from "#server/friends/test-friends.ts";
import { ownsOneKind } from "#server/battle/test-equals.ts";
import { deckCard, generates, notificationsOf, offers } from "#server/trades/test-dealers.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();

/** Children of 2026 at least. */
const CHILD = "2020-01";

test("whoever has met a child knows it by its made-up name from then on", async () => {
  const child = await game.player({ username: "lenamarie", born: null });
  const friend = await game.player();
  for (const player of [child, friend]) await ownsOneKind(game.db, player);
  await child.battles("online");
  await friend.battles("online");
  const card = await deckCard(child);
  await offers(child, { offeredCardId: card.id, forName: friend.username });
  const { transferCode } = await generates(child, (await deckCard(child, 1)).id);
  const once = { headers: { "idempotency-key": "claim" } };
  const claim = () => friend.call(claimTransfer, { transferCode }, once);
  await claim();
  await notificationsOf(friend);
  expect(friend.heard.join()).toContain("lenamarie");

  expect((await child.call(sayAge, { birthMonth: CHILD })).body.ageBand).toBe("child");

  friend.heard.length = 0;
  await friend.call(listMovements, {});
  // As the friend takes them away.
  const kept = await game.db.rows(`select opponent_name from battles where challenger_id = $1`, [
    friend.id,
  ]);
  expect(JSON.stringify(kept)).not.toContain("lenamarie");
  const [battle] = (await friend.call(listBattles, {})).body;
  expect(looksMadeUp(battle?.opponentName ?? "")).toBe(true);
  const id = readId<"battle">(battle?.id ?? "");
  expect((await friend.call(getReplay, { id })).status).toBe(200);
  expect((await claim()).status).toBe(200);
  const told = (await notificationsOf(friend)).map(({ kind }) => kind);
  expect(told).toEqual(expect.arrayContaining(["received"]));
  expect(friend.heard.join()).not.toContain("lenamarie");
});

test("whom a child is a friend of, or has asked, knows it by its made-up name from then on", async () => {
  const child = await game.player({ username: "tildamarie", born: null });
  const [friend, asked, unkind] = [await game.player(), await game.player(), await game.player()];
  await asks(friend, child);
  await accepts(child, friend);
  for (const other of [asked, unkind]) await asks(child, other);
  await unkind.call(declineFriend, { id: child.id });
  const others = [friend, asked, unkind];
  for (const other of others) {
    await notificationsOf(other);
    expect(other.heard.join()).toContain("tildamarie");
    other.heard.length = 0;
  }

  await child.call(sayAge, { birthMonth: CHILD });

  for (const other of others) {
    expect((await notificationsOf(other)).length).toBeGreaterThan(0);
    expect(other.heard.join()).not.toContain("tildamarie");
  }
});
