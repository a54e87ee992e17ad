import { expect, test } from "vitest";
import type { Element } from "#game/cards/elements.ts";
import type { Fighter } from "#game/battle/power.ts";
import { resolvePowerBattle, type PowerBattleLog, type Reader } from "#game/battle/resolve.ts";
import { narrate as narrateFor, reasonTexts, teamHint } from "./battle.ts";

const fighter = (name: string, element: Element, stat = 40): Fighter => ({
  cardId: name.toLowerCase(),
  name,
  element,
  rarity: "common",
  attack: stat,
  defense: stat,
  imageUrl: null,
});

const fire = [fighter("Cindlepup", "fire"), fighter("Wisp", "spirit"), fighter("Gem", "crystal")];
const green = [fighter("Fern", "nature"), fighter("Rime", "ice"), fighter("Dusk", "dark")];
const narrate = (log: PowerBattleLog, reader: Reader) => narrateFor(log, reader, ["Ada", "Bo"]);
const battle = (seed: number) => resolvePowerBattle({ seed, teams: [fire, green] });

test("the winner reads which element helped", () => {
  const text = narrate(battle(1), 0);

  expect(text).toContain("+20 % — Cindlepup's fire beats two of theirs.");
  expect(text).toContain("320");
  expect(text).toContain("300");
});

test("the loser reads which element hurt, and who did well", () => {
  const text = narrate(battle(1), 1);

  expect(text).toContain("+20 % for them — Cindlepup's fire beats two of yours.");
  expect(text).toContain("Fern");
});

test("without any advantage the words are about strength", () => {
  const strong = [fighter("Rock", "crystal", 50), ...fire.slice(1)];

  const text = narrate(resolvePowerBattle({ seed: 3, teams: [strong, green] }), 0);

  expect(text).toMatch(/strength|stronger/);
  expect(text).toContain("25 points");
});

test("what tactics decided is told by them", () => {
  const plan = {
    tactics: [
      ["guard", null, null],
      ["press", null, null],
    ],
    numbers: { outwitPercent: 10, outwitPercentOnWeak: 20 },
  } as const;
  const log = resolvePowerBattle({ seed: 5, teams: [green, green], plan });

  expect(narrate(log, 0)).toContain("Your tactics did it: Fern outwitted its rival for +10 %.");
  expect(narrate(log, 1)).toContain("Their tactics did it: Fern outwitted yours for +10 %.");
  for (const reader of [0, 1, "watcher"] as const)
    expect(reasonTexts(log, reader)).toContain("Guard stops Press: +10 % for Fern.");
});

test("a tie is explained", () => {
  const text = narrate(resolvePowerBattle({ seed: 5, teams: [green, green] }), 0);

  expect(text).toContain("a lot was drawn");
});

test("the same battle always reads the same, other battles read differently", () => {
  const texts = new Set(Array.from({ length: 60 }, (_, seed) => narrate(battle(seed), 0)));

  expect(narrate(battle(9), 0)).toBe(narrate(battle(9), 0));
  expect(texts.size).toBe(12);
  for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|NaN/);
});

test("every card has its reason", () => {
  expect(reasonTexts(battle(1), 0)).toEqual([
    "+20 % — Cindlepup's fire beats two of theirs.",
    "Wisp fights with 100, without help from its element.",
    "Gem fights with 100, without help from its element.",
  ]);
});

test("powers are told as whole numbers, unless tenths alone decided", () => {
  const half = { ...battle(1), powers: [340.6, 320.2] as [number, number] };
  expect(narrate(half, 0)).toContain("341");
  expect(narrate(half, 0)).not.toMatch(/\d\.\d/);

  const close = { ...battle(1), powers: [320.4, 320.2] as [number, number] };
  expect(narrate(close, 0)).toContain("320.4");
});

test("the other side's bonus is told from the reader's side", () => {
  expect(reasonTexts(battle(1), 1)).toContain(
    "+20 % for them — Cindlepup's fire beats two of yours.",
  );
});

test("a spectator is told it by names", () => {
  const [strong, weak] = [[fighter("Fern", "nature", 60)], [fighter("Rime", "ice", 50)]] as const;
  const equal = [fighter("Gem", "crystal")];
  const told = [
    resolvePowerBattle({ seed: 1, teams: [fire, green] }),
    resolvePowerBattle({ seed: 2, teams: [weak, strong] }),
    resolvePowerBattle({ seed: 3, teams: [equal, equal] }),
  ].map((log) => narrate(log, "watcher"));

  expect(told[0]).toContain("Cindlepup's fire beats two of the other team.");
  expect(told[1]).toContain("points stronger");
  expect(told[2]).toContain("a lot was drawn");
  for (const words of told) {
    expect(words).toMatch(/Ada|Bo/);
    expect(words).not.toMatch(/\{|\byou/i);
  }
});

test("the hint counts what is missing", () => {
  expect(teamHint([])).toBe("Select 3 more card(s)");
  expect(teamHint(["a", "b"])).toBe("Select 1 more card(s)");
  expect(teamHint(["a", "b", "c"])).toBe(null);
});
