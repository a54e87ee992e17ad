import { expect, test } from "vitest";
import type { Element } from "#game/cards/elements.ts";
import type { DuelCard, DuelState, DuelTeam, Step } from "./duel.ts";
import { beginDuel, legalChoices, mustChoose, next, refuseChoice } from "./play.ts";
import { plainCard } from "./test-duels.ts";
import { fullHealth, RULES_VERSION } from "./numbers.ts";

const card = (element: Element, attack = 36, defense = 36) =>
  plainCard(element, { attack, defense });

const team = (...elements: [Element, Element, Element]): DuelTeam => [
  card(elements[0]),
  card(elements[1]),
  card(elements[2]),
];

const begin = (own: DuelTeam, other: DuelTeam, seed = 1) =>
  beginDuel({ version: RULES_VERSION, seed, teams: [own, other] });

const spirits = team("spirit", "spirit", "spirit");

/** Giants are first for certain and need two strikes for a mouse. */
const giant = card("spirit", 900, 900);
const giants: DuelTeam = [giant, giant, giant];
const mouse = card("spirit", 6, 6);
const mice: DuelTeam = [mouse, mouse, mouse];
const twoStrikes: Step[] = [
  ["strike", "strike"],
  ["strike", "strike"],
];

const play = (state: DuelState, steps: readonly Step[]) =>
  steps.reduce((now, step) => next(now, step).state, state);

const kinds = (state: DuelState, step: Step) => next(state, step).events.map(({ kind }) => kind);

test("a duel begins with the first creatures in the arena, at full health", () => {
  const duel = begin(spirits, team("fire", "water", "air"));

  expect(duel).toMatchObject({ turn: 1, phase: "choose", winner: null, endedBy: null });
  expect(duel.sides[1].active).toBe(0);
  expect(duel.sides[1].seen).toEqual([true, false, false]);
  expect(duel.sides[1].fighters[2].health).toBe(fullHealth({ attack: 36, defense: 36 }));
});

test("what is chosen happens in order: switch, guard, attack", () => {
  const duel = begin(spirits, spirits);

  expect(kinds(duel, ["bring-1", "strike"])).toEqual(["turn", "switch", "attack"]);
  expect(kinds(duel, ["strike", "guard"])).toEqual(["turn", "guard", "attack"]);
  expect(kinds(duel, ["guard", "guard"])).toEqual(["turn", "guard", "guard"]);
  expect(next(duel, ["bring-2", "strike"]).state.sides[0].fighters[2].health).toBeLessThan(122);
});

test("a step that is played changes nothing in the duel it was played from", () => {
  const duel = begin(spirits, spirits);
  const before = JSON.stringify(duel);

  next(duel, ["strike", "bring-1"]);

  expect(JSON.stringify(duel)).toBe(before);
});

const firstOf = (own: DuelCard, other: DuelCard, seed: number) =>
  next(begin([own, own, own], [other, other, other], seed), ["strike", "strike"]).events.find(
    (event) => event.kind === "attack",
  )?.side;

test("the faster creature attacks first, and a slightly faster one usually", () => {
  const slow = card("spirit", 30, 30);
  const fast = card("spirit", 33, 33);
  const seeds = Array.from({ length: 400 }, (_, seed) => seed);

  expect(new Set(seeds.map((seed) => firstOf(mouse, giant, seed)))).toEqual(new Set([1]));
  const usually = seeds.filter((seed) => firstOf(slow, fast, seed) === 1).length;
  expect(usually).toBeGreaterThan(205);
  expect(usually).toBeLessThan(300);
});

test("who faints does not strike back, and its owner brings another one", () => {
  const duel = next(play(begin(giants, mice), [["strike", "strike"]]), ["strike", "strike"]);

  expect(duel.events.map(({ kind }) => kind)).toEqual(["turn", "attack", "faint"]);
  expect(duel.state.phase).toBe("replace");
  expect([mustChoose(duel.state, 0), mustChoose(duel.state, 1)]).toEqual([false, true]);
  expect(legalChoices(duel.state, 0)).toEqual([]);
  expect(legalChoices(duel.state, 1)).toEqual(["bring-1", "bring-2"]);

  const after = next(duel.state, [null, "bring-2"]);
  expect(after.events).toEqual([{ kind: "replace", side: 1, to: 2 }]);
  expect(after.state).toMatchObject({ phase: "choose", turn: 3 });
});

test("a side without standing creatures has lost", () => {
  const duel = play(begin(giants, mice), [
    ...twoStrikes,
    [null, "bring-1"],
    ...twoStrikes,
    [null, "bring-2"],
    ...twoStrikes,
  ]);

  expect(duel).toMatchObject({ phase: "over", winner: 0, endedBy: "fainted", turn: 6 });
  expect(() => next(duel, ["strike", "strike"])).toThrow("over");
});

test("after the last turn the higher share of health wins, and equal shares are a draw", () => {
  const guarding = Array.from({ length: 39 }, (): Step => ["guard", "guard"]);

  const even = play(begin(spirits, spirits), [...guarding, ["guard", "guard"]]);
  const ahead = play(begin(spirits, spirits), [...guarding, ["strike", "guard"]]);

  expect(even).toMatchObject({ phase: "over", winner: null, endedBy: "turns", turn: 40 });
  expect(ahead).toMatchObject({ phase: "over", winner: 0, endedBy: "turns" });
});

test("a special is paid when it is chosen: nobody takes the energy that it needs", () => {
  const ready = play(begin(team("shadow", "fire", "fire"), team("dark", "fire", "fire")), [
    ["guard", "guard"],
    ["guard", "guard"],
  ]);

  const { state, events } = next(ready, ["special", "special"]);

  expect(events.map(({ kind }) => kind)).toEqual(["turn", "attack", "attack"]);
  expect(state.sides.map(({ fighters }) => fighters[0].energy)).toEqual([1, 1]);
});

test("to surrender is possible at any time, also while the other one chooses", () => {
  const waiting = play(begin(giants, mice), twoStrikes);

  expect(refuseChoice(waiting, 0, "surrender")).toBeNull();
  expect(next(waiting, ["surrender", null]).state).toMatchObject({ winner: 1, phase: "over" });
  expect(next(begin(spirits, spirits), ["surrender", "surrender"]).state.winner).toBeNull();
});

test("choices that are not possible are refused, each for its reason", () => {
  const duel = begin(giants, mice);
  const waiting = play(duel, twoStrikes);
  const over = next(duel, ["surrender", null]).state;

  expect(refuseChoice(duel, 0, "special")).toBe("no_energy");
  expect(refuseChoice(duel, 0, "bring-0")).toBe("already_in_arena");
  expect(refuseChoice(waiting, 0, "strike")).toBe("nothing_to_choose");
  expect(refuseChoice(waiting, 1, "strike")).toBe("must_replace");
  expect(refuseChoice(waiting, 1, "bring-0")).toBe("has_fainted");
  expect(refuseChoice(over, 0, "surrender")).toBe("duel_over");
  expect(() => next(duel, ["special", "strike"])).toThrow("no_energy");
  expect(() => next(duel, ["strike", null])).toThrow("has to choose");
});

test("a duel of other rules is not played by these", () => {
  expect(() => beginDuel({ version: 0, seed: 1, teams: [spirits, spirits] })).toThrow("rules 0");
});
