import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Fighter } from "./power.ts";
import { fightAgain, figuresOf, storedTeam } from "./battle-record.ts";
import { resolvePowerBattle } from "./resolve.ts";
import { anyTeam } from "./test-fighters.ts";

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
