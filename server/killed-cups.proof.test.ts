/** Servers die in the middle of cups, before any statement; the next one goes on with what is there. */
import { afterAll, expect, test } from "vitest";
import { diceFrom } from "#game/lib/dice.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { killedServer } from "#server/testing/killed-server.ts";
import { fuzzSeed, roundsOf } from "#server/testing/seed.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { leaveWorks } from "#server/testing/works.ts";
import {
  broken,
  comes,
  cupOf,
  enters,
  opensCup,
  ownDuel,
  people,
  surrenders,
} from "#server/cup/test-cups.ts";
import { runCups } from "#server/cup/service.ts";

const KILLS = roundsOf("KILL_ROUNDS", volumeOf(100, 3));

/** A look that finds something to do has at least so many. */
const STATEMENTS = 9;

const dice = diceFrom(fuzzSeed());

/** Its own server does nothing for cups: only servers that die do. */
const game = await testGame({ adjust: leaveWorks });

const { db } = game;

let kills = 0;
afterAll(() => void process.stdout.write(`kills: ${kills} servers died in the middle of cups\n`));

const isAtWork = () => db.maybe(`select 1 as is from cups where state in ('open', 'running')`);

/** What the next look finds. */
const isPending = () =>
  db.maybe(
    `select 1 as is from cups where state = 'open'
      union all
     select 1 from cup_matches m
      where m.winner is null and m.begins_at is not null
        and (m.duel_id is null or exists (select from battles b where b.id = m.duel_id))
      limit 1`,
  );

/** A cup whose hour has come, or a duel of one that ends. */
async function givesWork(players: readonly ActingPlayer[]): Promise<void> {
  if (!(await isAtWork())) {
    await opensCup(game);
    for (const player of players) await enters(player);
    return void (await comes(game));
  }
  if (await isPending()) return;
  for (const player of dice.shuffle(players)) {
    const own = await ownDuel(player);
    if (own) return void (await surrenders(player, own.duelId));
  }
  throw new Error("a cup has neither a duel nor anything to do");
}

async function dies(): Promise<void> {
  const statement = dice.int(0, STATEMENTS - 1);
  const never = `select 1 as is from cups where id::text = $1`;
  const death = { during: "matches of the weekend cup", statement, isDone: never, about: "none" };
  expect([statement, await killedServer(game, death)]).toEqual([statement, "SIGKILL"]);
  kills++;
}

test("however often servers die in the middle of cups, each match counts once and is paid once", async () => {
  await db.rows(`insert into game_settings (name, value) values ('cupPauseSeconds', '0')`);
  const players = await people(game, 8);
  while (kills < KILLS) {
    await givesWork(players);
    await dies();
    expect(await broken(game)).toEqual([]);
  }

  // The last one lives.
  Object.assign(game.deps, { settings: { ...game.deps.settings, cupPauseSeconds: 0 } });
  while (await isAtWork()) {
    await givesWork(players);
    await runCups(game.deps);
  }

  expect((await cupOf(players[0]!)).latest?.state).toBe("over");
  const { duels, battles, rows, payments } = await db.one<Record<string, number>>(
    `select (select count(*) from duels where kind = 'cup') as duels,
            (select count(*) from cup_matches m join battles b on b.id = m.duel_id) as battles,
            (select count(*) from ledger where cause like 'battle:%') as rows,
            (select count(distinct (player_id, cause)) from ledger where cause like 'battle:%')
              as payments`,
  );
  expect([duels, rows]).toEqual([battles, payments]);
  expect(await broken(game)).toEqual([]);
});
