import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sumTenths, toTenth } from "#game/lib/tenths.ts";
import type { Fighter, Team } from "./power.ts";
import type { Side } from "#game/lib/sides.ts";
import { resolvePowerBattle } from "./resolve.ts";
import { anyTeam } from "./test-fighters.ts";

const anyBattle = fc.record({ seed: fc.nat(), teams: fc.tuple(anyTeam, anyTeam) });

const neutral = (attack: number, defense: number): Fighter => ({
  cardId: `${attack}-${defense}`,
  name: "Someone",
  element: "crystal",
  rarity: "common",
  attack,
  defense,
  imageUrl: null,
});
const teamOf = (...stats: [number, number][]): Team => stats.map(([a, d]) => neutral(a, d));

test("the log tells the whole battle", () => {
  const strong = teamOf([40, 40], [30, 30], [20, 20]);
  const weak = teamOf([30, 30], [30, 30], [24, 24]);

  const log = resolvePowerBattle({ seed: 1, teams: [strong, weak] });

  expect(log).toMatchObject({
    version: 1,
    winner: 0,
    decidedBy: "power",
    powers: [225, 210],
    powerDifference: 15,
    elementalAdvantage: 0,
    roundsWon: [1, 1],
  });
  expect(log.rounds.map((round) => round.health)).toEqual([
    [150, 110],
    [75, 35],
    [15, 0],
  ]);
  expect(log.rounds.map((round) => round.winner)).toEqual([0, null, 1]);
});

test("equal power: the faster team wins", () => {
  // 80 points of fire with +10 % weigh exactly as much as 88 points of ice, which are faster.
  const others = teamOf([30, 30], [30, 30]);
  const slow: Team = [{ ...neutral(40, 40), element: "fire" }, ...others];
  const fast: Team = [{ ...neutral(44, 44), element: "ice" }, ...others];

  const log = resolvePowerBattle({ seed: 1, teams: [slow, fast] });

  expect(log).toMatchObject({ powers: [260, 260], winner: 1, decidedBy: "speed" });
});

test("equal in everything: the seed draws the lot, fairly and always the same", () => {
  const team = teamOf([30, 30], [30, 30], [30, 30]);
  const winnerOf = (seed: number) => resolvePowerBattle({ seed, teams: [team, team] }).winner;
  const winners = Array.from({ length: 2000 }, (_, seed) => winnerOf(seed));

  expect(winnerOf(7)).toBe(winnerOf(7));
  expect(winners.filter((winner) => winner === 0).length / 2000).toBeCloseTo(0.5, 1);
});

test("blows add up to the stated powers, the loser ends at zero, the winner has the rest", () => {
  fc.assert(
    fc.property(anyBattle, (battle) => {
      const log = resolvePowerBattle(battle);
      const loser = (1 - log.winner) as Side;
      const last = log.rounds.at(-1)!.health;

      for (const side of [0, 1] as const) {
        const blows = log.rounds.map((round) => round.blows[side]);
        expect(sumTenths(blows.map((blow) => blow.power))).toBe(log.powers[side]);
        const lost = sumTenths(log.rounds.map((round) => round.blows[1 - side]!.damage));
        expect(toTenth(log.powers[side] - lost)).toBe(last[side]);
      }
      expect(last[loser]).toBe(0);
      expect(last[log.winner]).toBe(Math.abs(log.powerDifference));
    }),
  );
});

test("health falls from round to round, is never negative and has one decimal at most", () => {
  fc.assert(
    fc.property(anyBattle, (battle) => {
      const log = resolvePowerBattle(battle);

      for (const side of [0, 1] as const) {
        const health = [log.powers[side], ...log.rounds.map((round) => round.health[side])];
        expect(health.toSorted((a, b) => b - a)).toEqual(health);
        for (const value of health) expect(String(value)).toMatch(/^\d+(\.\d)?$/);
      }
    }),
  );
});

test("the same team wins, in whichever order the teams are named", () => {
  fc.assert(
    fc.property(anyBattle, ({ seed, teams: [own, other] }) => {
      const log = resolvePowerBattle({ seed, teams: [own, other] });
      const mirrored = resolvePowerBattle({ seed, teams: [other, own] });

      expect(mirrored.powers).toEqual(log.powers.toReversed());
      expect(mirrored.roundsWon).toEqual(log.roundsWon.toReversed());
      const sameTeamWon = mirrored.winner !== log.winner;
      expect(sameTeamWon || log.decidedBy === "lot").toBe(true);
    }),
  );
});

test("a log survives being stored as JSON", () => {
  fc.assert(
    fc.property(anyBattle, (battle) => {
      const log = resolvePowerBattle(battle);
      expect(JSON.parse(JSON.stringify(log))).toEqual(log);
    }),
  );
});
