import * as fc from "fast-check";
import { expect, test } from "vitest";
import { diceFrom } from "#game/lib/dice.ts";
import { computerLevels } from "./computer-levels.ts";
import type { Fighter } from "./power.ts";
import { resolvePowerBattle } from "./resolve.ts";
import { anyTeam } from "./test-fighters.ts";
import { answerTo, drawPlan, outwitter, tactics, type BattlePlan, type Tactic } from "./tactics.ts";

const numbers = { outwitPercent: 10, outwitPercentOnWeak: 20 };
const choice = fc.constantFrom<Tactic | null>(...tactics, null);
const anyTactics = fc.array(choice, { minLength: 3, maxLength: 3 });
const anyPlan: fc.Arbitrary<BattlePlan> = fc.record({
  tactics: fc.tuple(anyTactics, anyTactics),
  numbers: fc.constant(numbers),
});
const anyBattle = fc.record({ seed: fc.nat(), teams: fc.tuple(anyTeam, anyTeam) });

test("guard stops press, press breaks feint, feint slips past guard, and equal ones do nothing", () => {
  expect(tactics.map((own) => tactics.map((other) => outwitter(own, other)))).toEqual([
    // Against press, guard and feint.
    [null, 1, 0],
    [0, null, 1],
    [1, 0, null],
  ]);
  for (const tactic of tactics) expect(outwitter(answerTo(tactic), tactic)).toBe(0);
  expect([outwitter(null, "press"), outwitter("press", null)]).toEqual([null, null]);
});

test("what a rival lets on is true, the same each time, and less on harder levels", () => {
  const told = computerLevels.map((level) => {
    const kinds: string[] = [];
    for (let seed = 0; seed < 300; seed++) {
      const plan = drawPlan(diceFrom(seed), level);
      expect(drawPlan(diceFrom(seed), level)).toEqual(plan);
      plan.hints.forEach((hint, round) => {
        const isTold = hint.kind !== "nothing" && plan.tactics[round] === hint.tactic;
        expect(isTold).toBe(hint.kind === "will");
      });
      kinds.push(
        plan.hints
          .map(({ kind }) => kind)
          .toSorted()
          .join(" "),
      );
    }
    return [...new Set(kinds)];
  });
  expect(told).toEqual([
    ["not will will"],
    ["not not will"],
    ["not nothing will"],
    ["not nothing will"],
    ["not not nothing"],
  ]);
});

test("every tactic is as likely as the others, in every round", () => {
  const chosen = Array.from({ length: 3000 }, (_, seed) => drawPlan(diceFrom(seed), 3).tactics);
  for (const round of [0, 1, 2])
    for (const tactic of tactics) {
      const share = chosen.filter((each) => each[round] === tactic).length / chosen.length;
      expect(share).toBeCloseTo(1 / 3, 1);
    }
});

const card = (element: Fighter["element"], attack: number): Fighter => ({
  cardId: element,
  name: element,
  element,
  rarity: "common",
  attack,
  defense: attack,
  imageUrl: null,
});

test("who outwits is stronger by the settings' percents, more against a weak element it faces", () => {
  // 40 + 40 + 20 is 100 of power each; water beats fire, and crystal has no part in it.
  const own = [card("water", 40), card("crystal", 40), card("crystal", 40)];
  const other = [card("crystal", 40), card("fire", 40), card("crystal", 40)];
  const facing = (team: Fighter[], mine: Tactic[]) =>
    resolvePowerBattle({
      seed: 1,
      teams: [team, other],
      plan: { tactics: [mine, ["press", "press", "press"]], numbers },
    });
  const outwits: Tactic[] = ["guard", "guard", "feint"];

  const first = facing(own, outwits);
  expect(first.rounds.map(({ blows }) => blows.map(({ power }) => power))).toEqual([
    // Water has ten percent for the fire in the other team, wherever that stands.
    [120, 100],
    [110, 100],
    [100, 110],
  ]);
  expect(first.rounds.map((round) => round.outwitter)).toEqual([0, 0, 1]);
  expect([first.powers, first.elementalAdvantage]).toEqual([[330, 310], 3.3]);

  const ordered = facing([own[1]!, own[0]!, own[2]!], outwits);
  expect(ordered.rounds[1]!.blows[0]).toMatchObject({
    power: 130,
    outwitPercent: 20,
    outwitPower: 20,
  });
});

test("where only one side has chosen, the battle is the one without tactics", () => {
  fc.assert(
    fc.property(anyBattle, anyTactics, (battle, own) => {
      const plain = resolvePowerBattle(battle);
      const plan = { tactics: [own, [null, null, null]], numbers } as const;
      expect(resolvePowerBattle({ ...battle, plan }).powers).toEqual(plain.powers);
    }),
  );
});

test("with tactics blows still add up to the powers, and the loser ends at zero", () => {
  fc.assert(
    fc.property(anyBattle, anyPlan, (battle, plan) => {
      const log = resolvePowerBattle({ ...battle, plan });
      const last = log.rounds.at(-1)!.health;
      expect(last[1 - log.winner]).toBe(0);
      expect(last[log.winner]).toBe(Math.abs(log.powerDifference));
      for (const { outwitter: winner, blows } of log.rounds)
        for (const side of [0, 1] as const)
          expect(blows[side].outwitPercent > 0).toBe(side === winner);
    }),
  );
});
