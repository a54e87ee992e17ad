/** Every effect lasts as long as the page of rules says, in whatever order and how often it is used. */
import { expect, test } from "vitest";
import { hasAdvantage, type Element } from "#game/cards/elements.ts";
import { duelRules } from "#game/content/duel-rules.ts";
import type { Choice, DuelEvent, DuelState, Side, SideState } from "./duel.ts";
import { numbers as n, RULES_VERSION } from "./numbers.ts";
import { beginDuel, nextWith } from "./play.ts";
import { plainCard } from "./test-duels.ts";

const TURNS = 8;

type Seen = { events: readonly DuelEvent[]; chance: number | null };

type Row = {
  elements: readonly Element[];
  says: string;
  /** Whether it acts in a turn. */
  acts: (seen: Seen) => boolean;
  /** In which turns the text says that it acts, when it is used in this one. */
  lasts: (used: number) => number[];
};

const turns = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);
const has = (part: object) => (seen: Seen) =>
  seen.events.some((event) =>
    Object.entries(part).every(([key, value]) => event[key as never] === value),
  );
const hitOn = (side: Side, { events }: Seen) =>
  events.find((event) => event.kind === "attack" && event.side !== side) as
    | Extract<DuelEvent, { kind: "attack" }>
    | undefined;

const rows: readonly Row[] = [
  {
    elements: ["fire"],
    says: `at the end of ${n.burnTurns} turns`,
    acts: has({ kind: "hurt", by: "burn", side: 1 }),
    lasts: (used) => turns(used, n.burnTurns),
  },
  {
    elements: ["nature", "leaf"],
    says: `at the end of ${n.regrowTurns} turns`,
    acts: has({ kind: "heal", by: "regrow", side: 0 }),
    lasts: (used) => turns(used, n.regrowTurns),
  },
  {
    elements: ["earth"],
    says: "less in the next turn",
    acts: (seen) => hitOn(0, seen)?.parts.guard === n.shieldPercent / 100,
    lasts: (used) => [used + 1],
  },
  {
    elements: ["air"],
    says: "attacks first in the next turn",
    acts: ({ chance }) => chance === null,
    lasts: (used) => [used + 1],
  },
  {
    elements: ["ice"],
    says: "speed for one turn",
    acts: ({ chance }) => chance === null || chance > 0.5,
    lasts: (used) => turns(used + 1, n.slowTurns),
  },
  {
    elements: ["water"],
    says: "heals itself",
    acts: has({ kind: "heal", by: "water", side: 0 }),
    lasts: (used) => [used],
  },
  {
    elements: ["light"],
    says: "heals everyone on the bench",
    acts: has({ kind: "heal", by: "light", side: 0, place: 2 }),
    lasts: (used) => [used],
  },
  {
    elements: ["lightning", "electric"],
    says: "energy away",
    acts: has({ kind: "drain", side: 1, stolen: false }),
    lasts: (used) => [used],
  },
  {
    elements: ["dark", "shadow"],
    says: "keep what they take",
    acts: has({ kind: "drain", side: 1, stolen: true }),
    lasts: (used) => [used],
  },
];

/** Hurt, but far from fainting, and with all energy: what is tried is how long effects last. */
const refreshed = (side: SideState): SideState => {
  const [a, b, c] = side.fighters;
  const well = { health: 90, energy: 3 };
  return {
    ...side,
    fighters: [
      { ...a, ...well },
      { ...b, ...well },
      { ...c, ...well },
    ],
  };
};

type Play = { element: Element; first: Side; own: Choices; other: Choices };
type Choices = (turn: number) => Choice;

/** What is seen in each turn of a duel in which `first` attacks first unless an effect says otherwise. */
function watch({ element, first, own, other }: Play): Seen[] {
  const [one, spirit] = [plainCard(element), plainCard("spirit")];
  let duel: DuelState = beginDuel({
    version: RULES_VERSION,
    seed: 3,
    teams: [
      [one, one, one],
      [spirit, spirit, spirit],
    ],
  });
  return turns(1, TURNS).map((turn) => {
    const [a, b] = duel.sides;
    let chance: number | null = null;
    const luck = {
      percent: () => 100,
      first: (ofFirst: number) => {
        chance = ofFirst;
        return first;
      },
    };
    const start = { ...duel, sides: [refreshed(a), refreshed(b)] as const };
    const { state, events } = nextWith(start, [own(turn), other(turn)], luck);
    duel = state;
    return { events, chance };
  });
}

const actingIn = (seen: readonly Seen[], acts: Row["acts"]) =>
  seen.flatMap((each, i) => (acts(each) ? [i + 1] : []));

const orders = { faster: 0, slower: 1 } as const;
const repetitions = [[1], [1, 2], [1, 3], [1, 2, 3], [1, 4], [1, 2, 3, 4]];
const cases = rows.flatMap(({ elements, ...row }) =>
  elements.flatMap((element) =>
    Object.entries(orders).flatMap(([order, first]) =>
      repetitions.map((uses) => ({ ...row, element, order, first, uses, name: uses.join(", ") })),
    ),
  ),
);

test.for(cases)("$element, $order, in turns $name: $says", (each) => {
  const { element, first, uses, says, acts, lasts } = each;
  const own = (turn: number) => (uses.includes(turn) ? ("special" as const) : ("strike" as const));
  const seen = watch({ element, first, own, other: () => "strike" });

  const words = duelRules.map(({ content }) => content).join("\n");
  expect(words).toContain(says);
  expect(hasAdvantage(element, "spirit")).toBe(false);
  const expected = [...new Set(uses.flatMap(lasts))].toSorted((a, b) => a - b);
  expect(actingIn(seen, acts)).toEqual(expected);
});

const hits = [[1], [2], [1, 2], [2, 3], [4], [6], [1, 6], [7, 8]];
const mirrors = Object.entries(orders).flatMap(([order, first]) =>
  repetitions.flatMap((uses) =>
    hits.map((hit) => ({ order, first, uses, hit, name: `${uses.join()} hit in ${hit.join()}` })),
  ),
);

test.for(mirrors)("crystal, $order, in turns $name: of the next hit, whenever", (each) => {
  const { first, uses, hit } = each;
  const seen = watch({
    element: "crystal",
    first,
    own: (turn) => (uses.includes(turn) ? "special" : "guard"),
    other: (turn) => (hit.includes(turn) ? "strike" : "guard"),
  });

  // Both in one turn: who is slower is hit before the mirror is there.
  const moments = turns(1, TURNS).flatMap((turn) => {
    const [use, struck] = [uses.includes(turn) && "use", hit.includes(turn) && "hit"];
    const both = first === 0 ? [use, struck] : [struck, use];
    return both.map((what) => ({ what, turn }));
  });
  let isHeld = false;
  const expected: number[] = [];
  for (const { what, turn } of moments) {
    if (what === "hit" && isHeld) expected.push(turn);
    if (what) isHeld = what === "use";
  }
  expect(actingIn(seen, has({ kind: "hurt", by: "mirror", side: 1 }))).toEqual(expected);
});

const leavesAndComesBack: Choices = (turn) =>
  (["special", "bring-1", "bring-0"] as const)[turn - 1] ?? "strike";

test("what a special begins ends when the creature leaves the arena", () => {
  for (const element of ["earth", "air", "nature", "crystal"] as const) {
    const seen = watch({
      element,
      first: 1,
      own: leavesAndComesBack,
      other: (turn) => (turn > 3 ? "strike" : "guard"),
    });

    const later = seen.slice(1);
    expect(later.every(({ events }) => events.every(({ kind }) => kind !== "hurt"))).toBe(true);
    expect(later.every((each) => (hitOn(0, each)?.parts.guard ?? 1) === 1)).toBe(true);
    expect(later.slice(2).every(({ chance }) => chance !== null)).toBe(true);
  }
});
