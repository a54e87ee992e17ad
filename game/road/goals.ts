/** What a won duel on the road earns a star for. A goal is a row: its words and its rule. */
import type { DuelEvent } from "#game/duel/duel.ts";

/** What the player, as side 0, did in a duel. */
export type RoadRecord = {
  turns: number;
  /** How many of the player's creatures have not fainted. */
  standing: number;
  guards: number;
  switches: number;
  specials: number;
  /** Hits with an element that beats the other's. */
  strongHits: number;
  /** Such hits of the rival. */
  strongHitsTaken: number;
};

type GoalRule = {
  /** Follows "Win". */
  words: (number: number) => string;
  isMet: (record: RoadRecord, number: number) => boolean;
};

const times = (number: number): string =>
  number === 1 ? "once" : number === 2 ? "twice" : `${number} times`;

const rules = {
  standing: {
    words: (number) => (number === 3 ? "with all three standing" : `with ${number} still standing`),
    isMet: ({ standing }, number) => standing >= number,
  },
  turns: {
    words: (number) => `within ${number} turns`,
    isMet: ({ turns }, number) => turns <= number,
  },
  guards: {
    words: (number) => `after guarding ${times(number)}`,
    isMet: ({ guards }, number) => guards >= number,
  },
  noGuards: { words: () => "without guarding", isMet: ({ guards }) => guards === 0 },
  switches: {
    words: (number) => `after switching ${times(number)}`,
    isMet: ({ switches }, number) => switches >= number,
  },
  noSwitches: { words: () => "without switching", isMet: ({ switches }) => switches === 0 },
  specials: {
    words: (number) => `with ${number} specials`,
    isMet: ({ specials }, number) => specials >= number,
  },
  noSpecials: { words: () => "with strikes alone", isMet: ({ specials }) => specials === 0 },
  strongHits: {
    words: (number) => `with ${number} strong hits of your element`,
    isMet: ({ strongHits }, number) => strongHits >= number,
  },
  noStrongHits: {
    words: () => "without a strong hit against you",
    isMet: ({ strongHitsTaken }) => strongHitsTaken === 0,
  },
} satisfies Record<string, GoalRule>;

export type GoalKind = keyof typeof rules;

export type RoadGoal = readonly [kind: GoalKind, number: number];

/** Such as "Win within 8 turns". */
export const goalWords = ([kind, number]: RoadGoal): string => {
  const rule: GoalRule = rules[kind];
  return `Win ${rule.words(number)}`;
};

export const isMet = ([kind, number]: RoadGoal, record: RoadRecord): boolean => {
  const rule: GoalRule = rules[kind];
  return rule.isMet(record, number);
};

/** Counts what side 0 did; `turns` and `standing` come from the end of the duel. */
export function recordOf(
  events: readonly DuelEvent[],
  end: Pick<RoadRecord, "turns" | "standing">,
): RoadRecord {
  const own = (kind: DuelEvent["kind"]) =>
    events.filter((event) => event.kind === kind && "side" in event && event.side === 0).length;
  const attacks = events.filter((event) => event.kind === "attack");
  const strong = attacks.filter(({ parts }) => parts.element > 1);
  return {
    ...end,
    guards: own("guard"),
    switches: own("switch"),
    specials: attacks.filter(({ side, move }) => side === 0 && move === "special").length,
    strongHits: strong.filter(({ side }) => side === 0).length,
    strongHitsTaken: strong.filter(({ side }) => side === 1).length,
  };
}
