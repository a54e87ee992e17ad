import { expect, test } from "vitest";
import { creatures } from "#game/cards/creatures.ts";
import { cardPower, compareTeams, teamPower, type Fighter } from "./power.ts";

const fighter = (name: string): Fighter => {
  const { slug, element, rarity, attack, defense } = creatures.find((one) => one.name === name)!;
  return { cardId: slug, name, element, rarity, attack, defense, imageUrl: null };
};

const team = (...names: string[]) => names.map(fighter);

test.for([
  ["no bonus against elements that it does not beat", ["Pebblegrum", "Lumoplume", "Wispernel"], 0],
  ["10 % for one", ["Rimefuzzle", "Lumoplume", "Wispernel"], 10],
  ["20 % for two", ["Rimefuzzle", "Brackenip", "Wispernel"], 20],
  ["30 % for three, leaf counting as nature", ["Rimefuzzle", "Brackenip", "Twiglerin"], 30],
] as const)("a fire card gets %s", ([, opponents, percent]) => {
  const power = cardPower(fighter("Cindlepup"), team(...opponents));

  expect(power.bonusPercent).toBe(percent);
  expect(power.power).toBeCloseTo(86 * (1 + percent / 100), 10);
  expect(power.beats).toHaveLength(percent / 10);
});

test("a team is as strong as its cards together, each with its own bonus", () => {
  const power = teamPower(
    team("Cindlepup", "Puddlefinch", "Rimefuzzle"),
    team("Brackenip", "Rimefuzzle", "Cindlepup"),
  );

  expect(power.cards.map((card) => card.power)).toEqual([103.2, 97.4, 92.5]);
  expect(power.power).toBe(293.1);
  expect(power.basePower).toBe(267);
  expect(power.bonusPercent).toBe(9.8);
  expect(power.speed).toBe(34 + 35 + 37);
});

test("two teams are compared from the first one's side", () => {
  const teams = [
    team("Cindlepup", "Cindlepup", "Cindlepup"),
    team("Brackenip", "Brackenip", "Brackenip"),
  ] as const;

  const [own, other] = [teamPower(teams[0], teams[1]), teamPower(teams[1], teams[0])];
  expect(compareTeams([own, other])).toEqual({
    powers: [335.4, 285],
    bonusPercents: [30, 0],
    elementalAdvantage: 30,
    powerDifference: 50.4,
    speeds: [102, 114],
    stronger: 0,
  });
  expect(compareTeams([other, own])).toMatchObject({
    elementalAdvantage: -30,
    powerDifference: -50.4,
    stronger: 1,
  });
});
