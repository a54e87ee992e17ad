/** A cup in which servers stop and share the work, and what the audit says of cups. */
import { expect, test } from "vitest";
import * as contract from "#contract/cup.ts";
import * as duel from "#contract/duel.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";
import { runCups } from "./service.ts";
import {
  broken,
  comes,
  cupOf,
  cupWith,
  enters,
  newGame,
  ownDuel,
  people,
  playRound,
  playToTheEnd,
  surrenders,
  teamOf,
} from "./test-cups.ts";

const planted = [
  [
    "a second winner",
    "a cup that is over has one winner, and everybody has a place",
    `update cups set state = 'running', ended_at = null where state = 'over'`,
  ],
  [
    "a winner who has lost the duel",
    "who wins a match of a cup has won its duel, or had none to win",
    `update cup_matches set winner = case when winner = player_a then player_b else player_a end
      where round = 3`,
  ],
  [
    "a finalist who has won no match before",
    "who wins a match of a cup plays the next one, and nobody else does",
    `update cup_matches f set player_a = (select m.player_a from cup_matches m
        where m.cup_id = f.cup_id and m.round = 1 and f.player_a not in (m.player_a, m.player_b)
          and f.player_b not in (m.player_a, m.player_b) limit 1), winner = f.player_b
      where round = 3`,
  ],
  [
    "a player without a place in the bracket",
    "everybody in a cup has one place in its first round",
    `delete from cup_players where place = 5`,
  ],
] as const;

test("the audit finds what cannot be in a cup", async () => {
  const here = await newGame();
  const players = await cupWith(here, 8);
  await playToTheEnd(here, players);
  for (const [what, rule, sql] of planted) {
    const found = await auditAfter(here.db, (tx) => tx.rows(sql));
    expect([what, found]).toEqual([what, expect.arrayContaining([rule])]);
  }
  expect(await broken(here)).toEqual([]);
});

test("the server starts again in the middle of a cup, and it goes on to its end", async () => {
  const before = await newGame();
  const players = await cupWith(before, 8);
  await playRound(before, players);
  const loser = await ownDuel(players[0]!);
  // A duel ends, and the server dies before the cup has seen it.
  if (loser) await surrenders(players[0]!, loser.duelId);
  await before.stop();

  const after = await before.another();
  const there = players.map((player) => after.as(player));
  await playToTheEnd(after, there);

  const { latest } = await cupOf(there[0]!);
  expect(latest?.places.map(({ place }) => place)).toEqual([1, 2, 3, 3, 5, 5, 5, 5]);
  expect(await broken(after)).toEqual([]);
});

test("two servers play one cup: every match has one duel, every duel is paid once", async () => {
  const here = await newGame();
  const there = await here.another();
  const players = await people(here, 16);
  await Promise.all(
    players.flatMap((player) => [
      enters(player),
      teamOf(player).then((playerCards) =>
        there.as(player).call(contract.enterCup, { playerCards }),
      ),
    ]),
  );
  expect((await cupOf(players[0]!)).next.players).toBe(16);
  await comes(here);

  for (let look = 0; look < 100; look++) {
    await Promise.all([
      runCups(here.deps),
      runCups(there.deps),
      playRound(here, players.slice(0, 8)),
      playRound(
        there,
        players.slice(8).map((player) => there.as(player)),
      ),
    ]);
    if ((await cupOf(players[0]!)).latest?.state === "over") break;
  }

  const { latest } = await cupOf(there.as(players[0]!));
  expect(latest?.places).toHaveLength(16);
  const counted = await here.db.one<Record<string, number>>(
    `select (select count(*) from duels where kind = 'cup') as duels,
            (select count(*) from battles where mode = 'cup') as battles,
            (select count(distinct duel_id) from cup_matches) as matches,
            (select count(distinct (player_id, cause)) from ledger where cause like 'battle:%')
              as payments,
            (select count(*) from ledger where cause like 'battle:%') as paid`,
  );
  expect(counted).toEqual({ duels: 15, battles: 15, matches: 15, payments: 30, paid: 30 });
  expect(await broken(here)).toEqual([]);
});

const begun = (minutesAgo: number) =>
  `update cup_matches set begins_at = now() - interval '${minutesAgo} minutes'
    where duel_id is not null and winner is null`;

/** One strikes, the other guards, twice. */
async function strikesFirst(players: readonly ActingPlayer[]) {
  const own = await ownDuel(players[0]!);
  const other = players.find(({ username }) => username === own?.otherName)!;
  const id = own?.duelId ?? "";
  for (const step of [0, 1]) {
    await players[0]!.call(duel.chooseInDuel, { id, step, choice: "strike" });
    await other.call(duel.chooseInDuel, { id, step, choice: "guard" });
  }
  return own;
}

test("a duel that takes too long is won by the healthier team; alike, the dice decide", async () => {
  const here = await newGame();
  const players = await cupWith(here, 8);
  const own = await strikesFirst(players);
  await here.db.rows(begun(6));
  await runCups(here.deps);
  const placed = async () => (await cupOf(players[0]!)).latest?.places.length;
  await expect.poll(placed, { timeout: 20_000 }).toBe(4);

  const [round = []] = (await cupOf(players[0]!)).latest?.rounds ?? [];
  const first = round.find(({ sides }) => sides.some((side) => side?.isYou));
  expect(first).toMatchObject({ decidedBy: "duel", winner: own?.side });
  expect(round.filter(({ decidedBy }) => decidedBy === "draw")).toHaveLength(3);
  expect(await broken(here)).toEqual([]);
});

test("time in which no server ran is no time of a duel", async () => {
  const here = await newGame();
  const players = await cupWith(here, 8);
  await here.stop();
  const later = await here.another();
  later.wait(10 * 60_000);

  await runCups(later.deps);
  await runCups(later.deps);

  const { latest } = await cupOf(later.as(players[0]!));
  expect(latest?.rounds[0]?.filter(({ winner }) => winner !== null)).toEqual([]);
});
