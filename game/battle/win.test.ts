import * as fc from "fast-check";
import { expect, test } from "vitest";
import { beginDuel, mustChoose, next } from "#game/duel/play.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { casualCard } from "#game/duel/enter.ts";
import type { DuelTeam } from "#game/duel/duel.ts";
import { powerOf } from "#game/cards/card.ts";
import type { Fighter } from "./power.ts";
import { resolvePowerBattle } from "./resolve.ts";
import { anyTeam } from "./test-fighters.ts";
import { duelWin, powerWin } from "./win.ts";

test("one side has won, with the health that the battle shows", () => {
  fc.assert(
    fc.property(anyTeam, anyTeam, fc.nat(), (own, other, seed) => {
      const teams = [own, other] as const;
      const log = resolvePowerBattle({ seed, teams });
      const wins = [powerWin({ teams, log }, 0, "Old Marrow"), powerWin({ teams, log }, 1, null)];

      expect(wins[1 - log.winner]).toBeNull();
      const win = wins[log.winner]!;
      const lead = Math.abs(log.powerDifference) / log.powers[log.winner];
      expect(win.healthLeft / 1000).toBeCloseTo(lead, 2);
      expect(win.rivalName).toBe(log.winner === 0 ? "Old Marrow" : null);
      const beaten = teams[1 - log.winner]!;
      expect(powerOf(win.strongest)).toBe(Math.max(...beaten.map(powerOf)));
    }),
  );
});

const fighter = (name: string, points: number): Fighter => ({
  cardId: name,
  name,
  element: "crystal",
  rarity: "common",
  attack: points,
  defense: points,
  imageUrl: null,
});

const team = (points: readonly number[]) =>
  points.map((each) =>
    casualCard({ ...fighter(`of ${each}`, each), abilities: [], specialAbility: "" }),
  ) as unknown as DuelTeam;

test("a duel is won with the share of health that its team has left", () => {
  const teams = [team([90, 90, 90]), team([20, 30, 25])] as const;
  let state = beginDuel({ version: RULES_VERSION, seed: 5, teams });
  expect(duelWin(state, 0)).toBeNull();
  while (state.phase !== "over") {
    const choose = (side: 0 | 1) => {
      if (!mustChoose(state, side)) return null;
      if (state.phase !== "replace") return "strike";
      const place = state.sides[side].fighters.findIndex(({ health }) => health > 0);
      return `bring-${place}` as "bring-0";
    };
    ({ state } = next(state, [choose(0), choose(1)]));
  }

  const win = duelWin(state, 0)!;
  expect(duelWin(state, 1)).toBeNull();
  expect(win).toMatchObject({ rivalName: null, strongest: { name: "of 30" } });
  expect(win.healthLeft).toBeGreaterThan(300);
  expect(win.healthLeft).toBeLessThan(1000);
});
