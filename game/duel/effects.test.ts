import { expect, test } from "vitest";
import { elements, type Element } from "#game/cards/elements.ts";
import type { DuelEvent, DuelState, Step } from "./duel.ts";
import type { FighterState } from "./fighter.ts";
import { fullHealth, numbers, RULES_VERSION } from "./numbers.ts";
import { beginDuel, next } from "./play.ts";
import { plainCard } from "./test-duels.ts";

const FULL = fullHealth({ attack: 36, defense: 36 });

/** Three of the element against three spirits, everybody hurt, the active ones with some energy. */
function duelOf(element: Element, own: Partial<FighterState> = {}): DuelState {
  const spirit = plainCard("spirit");
  const one = plainCard(element);
  const duel = beginDuel({
    version: RULES_VERSION,
    seed: 3,
    teams: [
      [one, one, one],
      [spirit, spirit, spirit],
    ],
  });
  const [a, b, c] = duel.sides[0].fighters;
  const hurt = { health: 60, energy: 2 };
  return {
    ...duel,
    sides: [
      { ...duel.sides[0], fighters: [{ ...a, ...hurt, ...own }, { ...b, health: 60 }, c] },
      { ...duel.sides[1], fighters: [{ ...a, health: 100, energy: 2 }, b, c] },
    ],
  };
}

const play = (duel: DuelState, step: Step) => next(duel, step);

const special = (element: Element, own: Partial<FighterState> = {}) =>
  play(duelOf(element, own), ["special", "guard"]);

const attackOf = (events: readonly DuelEvent[], side: 0 | 1) =>
  events.find((event) => event.kind === "attack" && event.side === side) as Extract<
    DuelEvent,
    { kind: "attack" }
  >;

test("fire burns for three turns, until the creature leaves the arena", () => {
  const { state, events } = special("fire");

  expect(events).toContainEqual({ kind: "gain", side: 1, place: 0, effect: "burn", turns: 3 });
  const amount = Math.round((FULL * numbers.burnPercent) / 100);
  expect(events).toContainEqual(expect.objectContaining({ kind: "hurt", by: "burn", amount }));
  expect(state.sides[1].fighters[0].burn).toBe(2);
  expect(play(state, ["guard", "bring-1"]).state.sides[1].fighters[0].burn).toBe(0);
});

test("water heals and washes bad effects away", () => {
  const { state, events } = special("water", { burn: 3, slow: 1, shaken: 1 });

  expect(events.map(({ kind }) => kind)).toEqual(["turn", "guard", "attack", "heal", "cleanse"]);
  const healed = 60 + Math.round((FULL * numbers.waterPercent) / 100);
  expect(state.sides[0].fighters[0]).toMatchObject({ burn: 0, slow: 0, shaken: 0, health: healed });
});

test("earth takes less in the next turn and only then", () => {
  const first = special("earth");
  const second = play(first.state, ["guard", "strike"]);
  const third = play(second.state, ["guard", "strike"]);

  expect(first.state.sides[0].fighters[0].shield).toBe(1);
  const guarded = numbers.guardPercent / 100;
  const shield = numbers.shieldPercent / 100;
  expect(attackOf(second.events, 1).parts.guard).toBeCloseTo(guarded * shield);
  expect(attackOf(third.events, 1).parts.guard).toBe(guarded);
});

test("air attacks first in the next turn, whatever the speed", () => {
  const slowAir = special("air", { slow: 3 }).state;

  const { events, state } = play(slowAir, ["strike", "strike"]);

  const attackers = events.filter(({ kind }) => kind === "attack");
  expect(attackers).toMatchObject([{ side: 0 }, { side: 1 }]);
  expect(state.sides[0].fighters[0].haste).toBe(0);
});

test("lightning takes energy, and shadow keeps it", () => {
  for (const element of ["lightning", "electric"] as const) {
    const { state, events } = special(element);
    expect(events).toContainEqual({ kind: "drain", side: 1, amount: 1, stolen: false });
    // The guard and the turn's end gave one each.
    expect(state.sides[1].fighters[0].energy).toBe(3 - 1 + 1);
    expect(state.sides[0].fighters[0].energy).toBe(1);
  }
  for (const element of ["dark", "shadow"] as const) {
    const { state, events } = special(element);
    expect(events).toContainEqual({ kind: "drain", side: 1, amount: 1, stolen: true });
    expect(state.sides[0].fighters[0].energy).toBe(2);
  }
});

test("ice halves the speed in the next turn", () => {
  const { state } = special("ice");

  expect(state.sides[1].fighters[0].slow).toBe(numbers.slowTurns);
  const seeds = Array.from({ length: 200 }, (_, nth) => ({ ...state, secret: `${nth}` }));
  const first = seeds.filter((duel) => {
    const attack = play(duel, ["strike", "strike"]).events.find(({ kind }) => kind === "attack");
    return attack?.kind === "attack" && attack.side === 0;
  });
  expect(first.length).toBeGreaterThan(180);
});

test("light heals the bench, and nobody beyond full health", () => {
  const { events } = special("light");

  const amount = Math.round((FULL * numbers.lightPercent) / 100);
  expect(events.filter(({ kind }) => kind === "heal")).toEqual([
    { kind: "heal", side: 0, place: 1, by: "light", amount, healthLeft: 60 + amount },
  ]);
});

test("nature regrows for three turns", () => {
  const { state, events } = special("nature");

  const amount = Math.round((FULL * numbers.regrowPercent) / 100);
  expect(events).toContainEqual(expect.objectContaining({ kind: "heal", by: "regrow", amount }));
  expect(state.sides[0].fighters[0]).toMatchObject({ regrow: 2, health: 60 + amount });
});

test("crystal throws a part of the next hit back, once", () => {
  const mirrored = special("crystal").state;
  const { state, events } = play(mirrored, ["guard", "strike"]);
  const { damage } = attackOf(events, 1);

  const amount = Math.round((damage * numbers.mirrorPercent) / 100);
  expect(events).toContainEqual(
    expect.objectContaining({ kind: "hurt", side: 1, by: "mirror", amount }),
  );
  expect(state.sides[0].fighters[0].mirror).toBe(0);
  expect(play(state, ["guard", "strike"]).events.some(({ kind }) => kind === "hurt")).toBe(false);
});

test("a spirit's special passes through guard, shield and arrival, its strike does not", () => {
  expect(attackOf(special("spirit").events, 0).parts.guard).toBe(1);
  const arrival = play(duelOf("spirit"), ["special", "bring-1"]);
  expect(attackOf(arrival.events, 0).parts.guard).toBe(1);
  const strike = play(duelOf("spirit"), ["strike", "guard"]);
  expect(attackOf(strike.events, 0).parts.guard).toBe(numbers.guardPercent / 100);
});

test.for(elements)("what %s does is worked out from the parts that are told", (element) => {
  const { damage, parts, healthLeft } = attackOf(special(element).events, 0);

  const { base, strength, element: advantage, guard, luck } = parts;
  expect(damage).toBe(Math.round(base * strength * advantage * guard * luck));
  expect(healthLeft).toBe(100 - damage);
});

test("a creature that comes in takes less of the hit that meets it", () => {
  const { events } = play(duelOf("fire"), ["strike", "bring-1"]);

  expect(attackOf(events, 0).parts.guard).toBe(numbers.arrivalPercent / 100);
});
