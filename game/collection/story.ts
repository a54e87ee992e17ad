/**
 * The story of a made card goes on with what really happens to it. Of each kind of deed one is kept:
 * the first win, the narrowest escape so far, the strongest rival so far. At its level the story
 * gets a line about it, and from then on neither the deed nor the line changes. A deed that comes
 * later than its level gets its line at once.
 *
 * Only battles that its maker fights with it count. The lines belong to the copy, as its experience
 * does, and go with it when it is traded.
 */
import type { Win } from "#game/battle/win.ts";

export const deedKinds = ["first_win", "narrow_escape", "strongest_rival"] as const;

export type DeedKind = (typeof deedKinds)[number];

/** From which level on the story tells of it. */
export const toldAtLevel: Record<DeedKind, number> = {
  first_win: 5,
  narrow_escape: 10,
  strongest_rival: 20,
};

/** With more health left than this, in thousandths, a win was no escape. */
const ESCAPE_HEALTH_MOST = 250;

/** Of two deeds of one kind the greater is kept; of equal ones the first. */
export type CardDeed = { kind: DeedKind; greatness: number };

export const deedsOf = ({ healthLeft, power }: Win): CardDeed[] => [
  { kind: "first_win", greatness: 0 },
  ...(healthLeft <= ESCAPE_HEALTH_MOST
    ? [{ kind: "narrow_escape", greatness: 1000 - healthLeft } as const]
    : []),
  { kind: "strongest_rival", greatness: power },
];

export const isTold = (kind: DeedKind, level: number): boolean => level >= toldAtLevel[kind];
