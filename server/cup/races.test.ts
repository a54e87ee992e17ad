/** A cup is entered, left and begun at once: the audit knows what must be true afterwards. */
import { expect, test } from "vitest";
import * as contract from "#contract/cup.ts";
import { goAhead, heldDb, hold } from "#server/testing/held.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { runCups } from "./service.ts";
import { broken, comes, cupOf, enters, noCups, quickCups, teamOf } from "./test-cups.ts";

const game = await testGame({
  adjust: (deps) => ({ ...quickCups(deps), db: heldDb(deps.db) }),
  isBusy: true,
});
Object.assign(game.deps, { settings: { ...game.deps.settings, cupPlayersAtLeast: 2 } });

const { db } = game;

const three = () => Promise.all([game.player(), game.player(), game.player()]);

const [ada, bo, cy] = await three();
const playerCards = await teamOf(cy);

/** No cup, and the three sit at no table. */
async function clear() {
  await noCups(game);
  await db.rows(`delete from duel_seats`);
  await db.rows(`update duels set status = 'cancelled', ended_at = now() where status = 'running'`);
}

/** The cups whose hour has come and that have not begun. */
async function waitingAfterLook() {
  await runCups(game.deps);
  return db.rows(`select from cups where state = 'open' and starts_at <= now()`);
}

/** Every order: the first is held before each of its statements. */
async function inEveryOrder(
  begin: () => Promise<unknown>,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
) {
  const seen = [];
  for (let before = 0; ; before++) {
    await clear();
    await begin();
    const held = hold(before, first);
    const stopped = await held.stopped;
    const other = second();
    if (stopped !== null) await goAhead(db, other);
    held.release();
    await Promise.all([held.answer, other]);
    await expect.poll(waitingAfterLook).toEqual([]);
    expect([before, await broken(game)]).toEqual([before, []]);
    seen.push((await cupOf(cy)).latest);
    if (stopped === null) return seen;
  }
}

const entered = (players: readonly ActingPlayer[]) => async () => {
  for (const player of players) await enters(player);
  await comes(game);
};

test("who enters while the cup begins is in it or is not", async () => {
  const seen = await inEveryOrder(
    entered([ada, bo]),
    () => cy.call(contract.enterCup, { playerCards }),
    () => runCups(game.deps),
  );
  expect(new Set(seen.map((latest) => latest?.state))).toEqual(new Set(["running"]));
});

test("who leaves while the cup begins is out of it, or gives up in it", async () => {
  const seen = await inEveryOrder(
    entered([ada, bo, cy]),
    () => cy.call(contract.leaveCup, {}),
    () => runCups(game.deps),
  );
  expect(seen.every((latest) => latest?.isIn === latest?.hasLeft)).toBe(true);
});

test("the cup begins while a player leaves, in every order", async () => {
  const seen = await inEveryOrder(
    entered([ada, bo, cy]),
    () => runCups(game.deps),
    () => cy.call(contract.leaveCup, {}),
  );
  expect(seen.every((latest) => latest?.isIn === latest?.hasLeft)).toBe(true);
  expect(new Set(seen.map((latest) => latest?.isIn))).toEqual(new Set([true, false]));
});

test("two who look for a cup that has come begin it once", async () => {
  const seen = await inEveryOrder(
    entered([ada, bo, cy]),
    () => runCups(game.deps),
    () => runCups(game.deps),
  );
  expect(seen.map((latest) => latest?.rounds.map((round) => round.length))).toEqual(
    seen.map(() => [2, 1]),
  );
});

test("the first two who enter at once are in one cup, each once", async () => {
  for (let round = 0; round < 8; round++) {
    await clear();
    const answers = await Promise.all(
      [ada, ada, bo, bo].map((player) =>
        teamOf(player).then((cards) => player.call(contract.enterCup, { playerCards: cards })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await cupOf(cy)).next.players).toBe(2);
    expect(await db.rows(`select from cups`)).toHaveLength(1);
  }
});
