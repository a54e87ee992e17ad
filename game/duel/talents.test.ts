import { expect, test } from "vitest";
import { creatures } from "#game/cards/creatures.ts";
import type { Talent } from "#game/cards/talents.ts";
import { talentOf, talents } from "#game/cards/talents.ts";
import type { DuelState, DuelTeam, Step } from "./duel.ts";
import { fullHealth, numbers, RULES_VERSION } from "./numbers.ts";
import { beginDuel, next } from "./play.ts";
import { plainCard } from "./test-duels.ts";

const card = (talent: Talent | null) => plainCard("spirit", { talent });

const FULL = fullHealth({ attack: 36, defense: 36 });
const shareOfFull = (percent: number) => Math.round((FULL * percent) / 100);

const teamOf = (talent: Talent | null): DuelTeam => [card(talent), card(talent), card(talent)];

type Healths = readonly [number, number, number];

/** Creatures with this talent against some without any, with so much health. */
function duelOf(talent: Talent, own: Healths = [FULL, FULL, FULL]): DuelState {
  const duel = beginDuel({
    version: RULES_VERSION,
    seed: 3,
    teams: [teamOf(talent), teamOf(null)],
  });
  const [side, other] = duel.sides;
  const [a, b, c] = side.fighters;
  return {
    ...duel,
    sides: [
      {
        ...side,
        fighters: [
          { ...a, health: own[0] },
          { ...b, health: own[1] },
          { ...c, health: own[2] },
        ],
      },
      other,
    ],
  };
}

const play = (duel: DuelState, ...steps: Step[]) =>
  steps.reduce((so, step) => ({ ...next(so.state, step) }), {
    state: duel,
    events: [] as ReturnType<typeof next>["events"],
  });

const attackOf = ({ events }: ReturnType<typeof play>, side: 0 | 1) => {
  const attack = events.find((event) => event.kind === "attack" && event.side === side);
  return attack?.kind === "attack" ? attack : null;
};

test("a pounce makes the first attack after coming in stronger, and only that one", () => {
  const first = play(duelOf("pounce"), ["bring-1", "guard"], ["strike", "guard"]);
  const second = play(first.state, ["strike", "guard"]);

  expect(attackOf(first, 0)!.parts.talent).toBe(numbers.poisedPercent / 100);
  expect(attackOf(second, 0)!.parts.talent).toBe(1);
  const begins = play(duelOf("pounce"), ["strike", "guard"]);
  expect(attackOf(begins, 0)!.parts.talent).toBe(1);
});

test("a good rest heals on the bench, never above full health", () => {
  const { state, events } = play(duelOf("rest", [60, 60, FULL]), ["guard", "guard"]);

  expect(state.sides[0].fighters.map(({ health }) => health)).toEqual([
    60,
    60 + shareOfFull(numbers.restPercent),
    FULL,
  ]);
  expect(events.filter(({ kind }) => kind === "heal")).toHaveLength(1);
});

test("cover leaves a shield to the one that comes in, for this turn and the next", () => {
  const first = play(duelOf("cover"), ["bring-1", "strike"]);
  const second = play(first.state, ["guard", "strike"]);
  const third = play(second.state, ["guard", "strike"]);

  const shield = numbers.shieldPercent / 100;
  expect(attackOf(first, 1)!.parts.guard).toBeCloseTo((numbers.arrivalPercent / 100) * shield);
  expect(attackOf(second, 1)!.parts.guard).toBeCloseTo((numbers.guardPercent / 100) * shield);
  expect(attackOf(third, 1)!.parts.guard).toBe(numbers.guardPercent / 100);
});

test("a creature that is scared hits less hard, once", () => {
  const first = play(duelOf("scare"), ["bring-1", "guard"], ["guard", "strike"]);
  const second = play(first.state, ["guard", "strike"]);

  expect(attackOf(first, 1)!.parts.talent).toBe(numbers.shakenPercent / 100);
  expect(attackOf(second, 1)!.parts.talent).toBe(1);
  expect(play(duelOf("scare"), ["guard", "strike"]).state.sides[1].fighters[0].shaken).toBe(0);
});

const factor = (healths: Healths) =>
  attackOf(play(duelOf("loyal", healths), ["strike", "guard"]), 0)!.parts.talent;

test("the loyal hit harder for every friend that has fainted", () => {
  expect(factor([FULL, FULL, FULL])).toBe(1);
  expect(factor([FULL, 0, FULL])).toBeCloseTo(1 + numbers.loyalPercent / 100);
  expect(factor([FULL, 0, 0])).toBeCloseTo(1 + (2 * numbers.loyalPercent) / 100);
});

test("a last spark hurts the one in front, once, and can end the duel as a draw", () => {
  const { state, events } = play(duelOf("spark", [1, FULL, FULL]), ["guard", "strike"]);

  const amount = shareOfFull(numbers.sparkPercent);
  const sparks = events.filter((event) => event.kind === "hurt" && event.by === "spark");
  expect(sparks).toMatchObject([{ side: 1, amount, healthLeft: FULL - amount }]);
  const later = play(state, ["bring-1", null], ["guard", "guard"]);
  expect(later.events.some((event) => event.kind === "hurt")).toBe(false);

  const last = duelOf("spark", [1, 0, 0]);
  const [a, b, c] = last.sides[1].fighters;
  const weak = [
    { ...a, health: 2 },
    { ...b, health: 0 },
    { ...c, health: 0 },
  ] as const;
  const both = { ...last, sides: [last.sides[0], { ...last.sides[1], fighters: weak }] } as const;
  expect(play(both, ["guard", "strike"]).state).toMatchObject({ phase: "over", winner: null });
});

test("prickles throw back a part of every hit, while the creature stands", () => {
  const hit = play(duelOf("thorns"), ["guard", "strike"]);
  const amount = Math.max(1, Math.round((attackOf(hit, 1)!.damage * numbers.thornsPercent) / 100));
  expect(hit.events).toContainEqual(
    expect.objectContaining({ kind: "hurt", side: 1, by: "thorns", amount }),
  );

  const fainting = play(duelOf("thorns", [1, FULL, FULL]), ["guard", "strike"]);
  expect(fainting.events.some((event) => event.kind === "hurt")).toBe(false);
});

test("the hungry get health back by attacks", () => {
  const hit = play(duelOf("hungry", [60, FULL, FULL]), ["strike", "guard"]);
  const amount = Math.max(1, Math.round((attackOf(hit, 0)!.damage * numbers.hungryPercent) / 100));
  expect(hit.events).toContainEqual(
    expect.objectContaining({ kind: "heal", by: "hungry", amount }),
  );
});

test("the creatures of the catalogue are at least 24 kits, and every talent is among them", () => {
  const kits = new Set(creatures.map((creature) => `${creature.element} ${talentOf(creature)}`));

  expect(kits.size).toBeGreaterThanOrEqual(24);
  expect(new Set(creatures.map(talentOf))).toEqual(new Set(talents));
});

test("a talent follows from the names of the abilities, and from nothing else", () => {
  const abilities = ["Rocket Boot Kick", "Mystic Guard"];
  expect(talentOf({ abilities, specialAbility: "Howl of the Old Forge" })).toBe("scare");
  expect(talentOf({ abilities, specialAbility: "Wonder of the Old Forge" })).toBe("pounce");
  const unknown = { abilities: ["Fire Strike", "Mystic Guard"], specialAbility: "Zzz" };
  expect(talentOf({ ...unknown })).toBe(talentOf(unknown));
  const many = Array.from({ length: 200 }, (_, nth) =>
    talentOf({ abilities: [], specialAbility: `Zzz ${nth}` }),
  );
  expect(new Set(many)).toEqual(new Set(talents));
});
