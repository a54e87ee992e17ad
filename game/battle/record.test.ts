import * as fc from "fast-check";
import { expect, test } from "vitest";
import { elements } from "#game/cards/elements.ts";
import type { Fighter } from "./power.ts";
import { fightAgain, figuresOf, storedTeam } from "./record.ts";
import { resolvePowerBattle } from "./resolve.ts";

const stat = fc.integer({ min: 1, max: 100 });
const anyFighter: fc.Arbitrary<Fighter> = fc.record({
  cardId: fc.uuid(),
  name: fc.constant("Someone"),
  element: fc.constantFrom(...elements),
  rarity: fc.constant("common"),
  attack: stat,
  defense: stat,
  imageUrl: fc.constant(null),
});
const anyTeam = fc.array(anyFighter, { minLength: 3, maxLength: 3 });
const face = { name: "Someone", rarity: "common", imageUrl: null } as const;

test("a battle that was stored and read is the same battle", () => {
  fc.assert(
    fc.property(fc.nat(), fc.tuple(anyTeam, anyTeam), (seed, teams) => {
      const log = resolvePowerBattle({ seed, teams });
      const record = { version: 1, seed, teams: [storedTeam(teams[0]), storedTeam(teams[1])] };

      const again = fightAgain(JSON.parse(JSON.stringify(record)), () => face);

      expect(again).toEqual({ teams, log });
      expect(figuresOf(again.log)).toBe(figuresOf(log));
    }),
  );
});

test("another strength of one card makes another line of figures", () => {
  fc.assert(
    fc.property(fc.nat(), fc.tuple(anyTeam, anyTeam), (seed, [own, other]) => {
      const [first, ...rest] = own as [Fighter, ...Fighter[]];
      const stronger = [{ ...first, attack: first.attack + 4 }, ...rest];
      const lineOf = (team: Fighter[]) =>
        figuresOf(resolvePowerBattle({ seed, teams: [team, other] }));

      expect(lineOf(stronger)).not.toBe(lineOf(own));
    }),
  );
});
