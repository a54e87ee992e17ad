import { expect, test } from "vitest";
import * as contract from "#contract/duel.ts";
import { getDuelsOfFriends } from "#contract/friends.ts";
import { getReplay } from "#contract/replays.ts";
import type { Choice } from "#game/duel/duel.ts";
import { meet } from "./test-duelists.ts";
import { befriend } from "#server/friends/test-friends.ts";
import { openTab, type Tab } from "#server/live/test-tab.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();

/** Gives the player three creatures that the other one does not have, and nothing but these. */
async function getsCreatures(player: ActingPlayer, from: number): Promise<void> {
  for (const [i, { id }] of (await player.deck()).entries()) {
    await game.db.rows(
      `update owned_cards set card_id = (select id from cards where catalogue_number = $2)
        where id = $1`,
      [id, from + Math.min(i, 2)],
    );
  }
}

const secretsOfBench = (deck: Awaited<ReturnType<ActingPlayer["deck"]>>, hidden: number[]) =>
  hidden.flatMap((place) => {
    const owned = deck[place];
    return owned ? [owned.id, owned.cardId, owned.card.name, owned.card.imageUrl] : [];
  });

/** All that a player's browser was told: answers to calls and messages on the socket. */
const toldTo = (player: ActingPlayer, tab: Tab) => [...player.heard, ...tab.heard].join("\n");

/** What a choice that waits may change for the other one, and nothing else. */
const withoutVersion = (text: string) =>
  text
    .replaceAll(/"version":\d+/g, "")
    .replaceAll(/"nowMs":\d+(\.\d+)?/g, "")
    .replaceAll(/"otherHasChosen":(true|false)/g, "")
    .replaceAll(/"otherReserveMs":\d+/g, "");

/** The second and the third creature of each come in during the fourth and the sixth step. */
const script: readonly (readonly [Choice, Choice])[] = [
  ["strike", "guard"],
  ["guard", "strike"],
  ["guard", "guard"],
  ["bring-1", "bring-1"],
  ["guard", "guard"],
  ["bring-2", "bring-2"],
  ["guard", "guard"],
];

test("nothing that a player is told contains what the other one hides", async () => {
  const [a, b] = [await game.player(), await game.player()];
  await getsCreatures(a, 1);
  await getsCreatures(b, 4);
  const [deckA, deckB] = [await a.deck(), await b.deck()];
  for (const player of [a, b]) player.heard.length = 0;
  const id = await meet(a, b);
  const url = await game.url();
  const [tabA, tabB] = [await openTab(url, a), await openTab(url, b)];
  for (const tab of [tabA, tabB]) tab.said({ kind: "follow", duelId: id });
  await Promise.all([tabA.hears("duel"), tabB.hears("duel")]);
  const { seed, salt } = await game.db.one<{ seed: number; salt: string }>(
    `select seed, salt from duels where id = $1`,
    [id],
  );

  const hiddenOf = { a: [1, 2], b: [1, 2] };
  const expectNothingTold = () => {
    const luck = [salt, `${seed}`];
    const secretsOfA = [...secretsOfBench(deckA, hiddenOf.a), ...luck];
    const secretsOfB = [...secretsOfBench(deckB, hiddenOf.b), ...luck];
    const ownA = toldTo(a, tabA);
    const ownB = toldTo(b, tabB);
    expect(secretsOfB.filter((secret) => ownA.includes(secret))).toEqual([]);
    expect(secretsOfA.filter((secret) => ownB.includes(secret))).toEqual([]);
  };
  expectNothingTold();

  for (const [step, [ofA, ofB]] of script.entries()) {
    await tabA.hears("duel", ({ duel }) => duel.step === step);
    const before = (await a.call(contract.getDuel, { id })).body;
    await b.call(contract.chooseInDuel, { id, step, choice: ofB });
    const told = await tabA.hears("chosen", (chosen) => chosen.step === step);
    const waiting = (await a.call(contract.getDuel, { id })).body;
    expectNothingTold();
    expect([told.chosen, told.otherHasChosen]).toEqual([null, true]);
    expect(withoutVersion(JSON.stringify(waiting))).toBe(withoutVersion(JSON.stringify(before)));

    if (ofA.startsWith("bring")) hiddenOf.a.shift();
    if (ofB.startsWith("bring")) hiddenOf.b.shift();
    await a.call(contract.chooseInDuel, { id, step, choice: ofA });
    await tabB.hears("duel", ({ duel }) => duel.step === step + 1);
    expectNothingTold();
  }

  const { view } = (await a.call(contract.getDuel, { id })).body;
  expect(view.other.fighters.filter(({ hidden }) => hidden)).toEqual([]);
  for (const tab of [tabA, tabB]) tab.socket.close();
});

test("a friend who watches is told nothing that either side hides, and a turn when it is over", async () => {
  const [a, b, friend] = [await game.player(), await game.player(), await game.player()];
  await befriend(friend, a);
  await getsCreatures(a, 1);
  await getsCreatures(b, 4);
  const [deckA, deckB] = [await a.deck(), await b.deck()];
  const id = await meet(a, b);
  friend.heard.length = 0;
  const tab = await openTab(await game.url(), friend);
  for (const kind of ["watch", "follow"] as const) tab.said({ kind, duelId: id });
  await tab.hears("watched");
  const { seed, salt } = await game.db.one<{ seed: number; salt: string }>(
    `select seed, salt from duels where id = $1`,
    [id],
  );
  const looks = async () => (await friend.call(getReplay, { id })).body;

  const hiddenOf = { a: [1, 2], b: [1, 2] };
  const expectNothingTold = () => {
    const told = toldTo(friend, tab);
    const benches = [...secretsOfBench(deckA, hiddenOf.a), ...secretsOfBench(deckB, hiddenOf.b)];
    const secrets = [...benches, salt, `${seed}`];
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
  };

  for (const [step, [ofA, ofB]] of script.entries()) {
    const before = await looks();
    await b.call(contract.chooseInDuel, { id, step, choice: ofB });
    expect(await looks()).toEqual(before);
    expectNothingTold();
    if (ofA.startsWith("bring")) hiddenOf.a.shift();
    if (ofB.startsWith("bring")) hiddenOf.b.shift();
    await a.call(contract.chooseInDuel, { id, step, choice: ofA });
    await friend.call(getDuelsOfFriends, {});
    await looks();
    expectNothingTold();
  }

  const last = await looks();
  const { view } = (await a.call(contract.getDuel, { id })).body;
  if (last.kind !== "duel") throw new Error("this was a duel");
  expect(last.frames.at(-1)?.view.turn).toBe(view.turn - 1);
  expect(last.frames.at(-1)?.view.other.fighters.filter(({ hidden }) => hidden)).toEqual([]);
  expect(tab.heard.join("")).not.toContain('"kind":"duel"');
  tab.socket.close();
});
