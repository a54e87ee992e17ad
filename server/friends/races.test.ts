import { expect, test } from "vitest";
import * as contract from "#contract/friends.ts";
import { goAhead, heldDb, hold } from "#server/testing/held.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { accepts, befriend, codeOf, dueled, friendsOf } from "./test-friends.ts";

const game = await testGame({ adjust: ({ db }) => ({ db: heldDb(db) }), isBusy: true });

const ROUNDS = 8;

async function between(ann: ActingPlayer, ben: ActingPlayer) {
  const sides = await Promise.all([friendsOf(ann), friendsOf(ben)]);
  return sides.map(({ friendCount, sent, received }) => [
    friendCount,
    sent.length,
    received.length,
  ]);
}

const friends = [
  [1, 0, 0],
  [1, 0, 0],
];
const strangers = [
  [0, 0, 0],
  [0, 0, 0],
];

async function two() {
  const [ann, ben] = [await game.player(), await game.player()];
  return { ann, ben, codes: [await codeOf(ann), await codeOf(ben)] as const };
}

test("when both ask at once they are friends, once", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { ann, ben, codes } = await two();

    const answers = await Promise.all([
      ann.call(contract.askFriend, { code: codes[1] }),
      ben.call(contract.askFriend, { code: codes[0] }),
    ]);

    expect(answers.map(({ body }) => body.state).toSorted()).toEqual(["asked", "friends"]);
    expect(await between(ann, ben)).toEqual(friends);
  }
});

test("asked by code and after a battle at once, there is one request", async () => {
  const { ann, ben, codes } = await two();
  const battleId = await dueled(ann, ben);

  const answers = await Promise.all([
    ann.call(contract.askFriend, { code: codes[1] }),
    ann.call(contract.askRival, { battleId }),
    ann.call(contract.askFriend, { code: codes[1] }),
  ]);

  expect(answers.map(({ body }) => body.state)).toEqual(["asked", "asked", "asked"]);
  expect(await between(ann, ben)).toEqual([
    [0, 1, 0],
    [0, 0, 1],
  ]);
});

async function asked() {
  const { ann, ben, codes } = await two();
  await ann.call(contract.askFriend, { code: codes[1] });
  return { ann, ben };
}

test("a yes that is sent twice at once makes one friendship", async () => {
  const { ann, ben } = await asked();

  const answers = await Promise.all([accepts(ben, ann), accepts(ben, ann), accepts(ben, ann)]);

  expect(answers.map(({ body }) => body.state)).toEqual(["friends", "friends", "friends"]);
  expect(await between(ann, ben)).toEqual(friends);
});

/** Every order of two calls: the first is held before each of its statements. */
async function inEveryOrder(
  begin: () => Promise<{ ann: ActingPlayer; ben: ActingPlayer }>,
  first: (ann: ActingPlayer, ben: ActingPlayer) => Promise<{ status: number }>,
  second: (ann: ActingPlayer, ben: ActingPlayer) => Promise<{ status: number }>,
) {
  const ends = [];
  for (let before = 0; ; before++) {
    const { ann, ben } = await begin();
    const held = hold(before, () => first(ann, ben));
    const stopped = await held.stopped;
    const other = second(ann, ben);
    if (stopped !== null) await goAhead(game.db, other);
    held.release();
    const answers = [await held.answer, await other];
    ends.push({ statuses: answers.map(({ status }) => status), state: await between(ann, ben) });
    if (stopped === null) return ends;
  }
}

test("a yes while the request is taken back: one of both happens, and the other says so", async () => {
  const ends = await inEveryOrder(
    asked,
    (ann, ben) => accepts(ben, ann),
    (ann, ben) => ann.call(contract.takeBackRequest, { id: ben.id }),
  );

  const [yes, taken] = [
    { statuses: [200, 404], state: friends },
    { statuses: [404, 200], state: strangers },
  ];
  for (const end of ends) expect([yes, taken]).toContainEqual(end);
  expect(ends).toContainEqual(yes);
  expect(ends).toContainEqual(taken);
});

test("a friendship that is ended while the yes is sent again does not come back", async () => {
  const ends = await inEveryOrder(
    async () => {
      const { ann, ben } = await asked();
      await accepts(ben, ann);
      return { ann, ben };
    },
    (ann, ben) => accepts(ben, ann),
    (ann, ben) => ann.call(contract.removeFriend, { id: ben.id }),
  );

  expect(ends.map(({ state }) => state)).toEqual(ends.map(() => strangers));
  expect(new Set(ends.map(({ statuses }) => statuses[1]))).toEqual(new Set([200]));
});

test("at the limit, of two answers at once one makes a friend", async () => {
  const small = await game.another();
  Object.assign(small.deps, { settings: { ...small.deps.settings, friendsAtMost: 2 } });
  const [ann, ben, cas] = [await game.player(), await game.player(), await game.player()];
  await befriend(ann, await game.player());
  const code = await codeOf(ann);
  for (const other of [ben, cas]) await other.call(contract.askFriend, { code });
  const annThere = small.as(ann);

  const answers = await Promise.all(
    [ben, cas].map(({ id }) => annThere.call(contract.acceptFriend, { id })),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await friendsOf(ann)).friendCount).toBe(2);
});
