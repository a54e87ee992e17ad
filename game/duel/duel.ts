/**
 * A duel: three creatures against three, one of each side in the arena. Every turn both players
 * choose in secret, then both choices happen: switches, guards, and attacks by speed. A side
 * without standing creatures has lost. After the last turn the higher share of health left wins.
 *
 * Everything here is plain JSON. A duel is its start (seed and teams) and its choices: the same
 * start and choices always give the same duel, so nothing else needs to be stored.
 */
import type { Side } from "#game/lib/sides.ts";
import type { FightingCard } from "#game/cards/card.ts";
import type { Talent } from "#game/cards/talents.ts";
import type { Effect, FighterState, healCauses, hurtCauses } from "./fighter.ts";

export type { Side };

/** A place in the team; the first one begins. */
export type FighterPlace = 0 | 1 | 2;

/** A card as it enters a duel, with the strength that it has there. */
export type DuelCard = FightingCard & {
  /** Null for a creature that is only imagined. */
  talent: Talent | null;
  /** What its strike and its special are called on the card. */
  strikeName: string;
  specialName: string;
};

export type DuelTeam = readonly [DuelCard, DuelCard, DuelCard];

export const moves = ["strike", "special", "guard"] as const;

/**
 * What a player may choose. `bring-1` brings the second creature in: as a switch, or in place of one
 * that fainted. `surrender` ends the duel at once.
 */
export const choices = [...moves, "bring-0", "bring-1", "bring-2", "surrender"] as const;
export type Choice = (typeof choices)[number];

/** The place that a choice brings in; null for every other choice. */
export const broughtPlace = (choice: Choice): FighterPlace | null => {
  if (choice === "bring-0") return 0;
  if (choice === "bring-1") return 1;
  return choice === "bring-2" ? 2 : null;
};

/** What both chose in one step; null for a side that had nothing to choose. */
export type Step = readonly [Choice | null, Choice | null];

export type SideState = {
  active: FighterPlace;
  fighters: readonly [FighterState, FighterState, FighterState];
  /** Which creatures the other side has seen in the arena. */
  seen: readonly [boolean, boolean, boolean];
};

/**
 * - `choose`: both choose a move or a switch.
 * - `replace`: who lost a creature chooses the next one; the other waits.
 */
export type Phase = "choose" | "replace" | "over";

export type EndedBy = "fainted" | "turns" | "surrender";

export type DuelState = {
  teams: readonly [DuelTeam, DuelTeam];
  /** What all luck is drawn from. Players may not see it before the end. */
  secret: string;
  /** 1 to 40. */
  turn: number;
  phase: Phase;
  sides: readonly [SideState, SideState];
  /** Null while the duel goes on, and for a draw. */
  winner: Side | null;
  endedBy: EndedBy | null;
};

export type DuelStart = {
  version: number;
  seed: number;
  /** So long that it cannot be tried out, where a duel must not be foreseen. */
  salt?: string;
  teams: readonly [DuelTeam, DuelTeam];
};

/** How a number of damage came about, so that the screen can explain it. */
export type DamageParts = {
  base: number;
  /** 2 × A / (A + D): attack and the target's defense, both with the same number added. */
  strength: number;
  /** 1.5 when the element beats the target's, else 1. */
  element: number;
  /** What the target's guard, arrival and shield let through; 1 without them. */
  guard: number;
  /** What the attacker's talent makes of it; 1 without. */
  talent: number;
  /** 0.92 to 1.08. */
  luck: number;
};

/** What happened in a step, in its order. `Who` is a side of the board, or `own` and `other`. */
export type DuelEvent<Who = Side> =
  | { kind: "turn"; turn: number }
  | { kind: "switch"; side: Who; from: FighterPlace; to: FighterPlace }
  | { kind: "replace"; side: Who; to: FighterPlace }
  | { kind: "guard"; side: Who }
  | {
      kind: "attack";
      side: Who;
      move: "strike" | "special";
      damage: number;
      /** Health of the target afterwards. */
      healthLeft: number;
      parts: DamageParts;
    }
  /** An effect begins on a creature of this side; a mirror's `turns` are hits. */
  | { kind: "gain"; side: Who; place: FighterPlace; effect: Effect; turns: number }
  /** Bad effects are washed away. */
  | { kind: "cleanse"; side: Who; place: FighterPlace }
  | {
      kind: "hurt";
      side: Who;
      place: FighterPlace;
      by: (typeof hurtCauses)[number];
      amount: number;
      healthLeft: number;
    }
  | {
      kind: "heal";
      side: Who;
      place: FighterPlace;
      by: (typeof healCauses)[number];
      amount: number;
      healthLeft: number;
    }
  /** Energy that a special takes from this side; `stolen` when the other side gains it. */
  | { kind: "drain"; side: Who; amount: number; stolen: boolean }
  | { kind: "faint"; side: Who; place: FighterPlace }
  | { kind: "over"; winner: Who | null; by: EndedBy };

/** A creature that the viewer has not seen yet: nothing is known of it. */
export type HiddenFighter = { hidden: true };

export type SeenFighter = FighterState &
  DuelCard & { hidden: false; maxHealth: number; speed: number };

export type SeenSide = {
  active: FighterPlace;
  fighters: readonly (SeenFighter | HiddenFighter)[];
  /** How many have not fainted. */
  standing: number;
};

/** All that one player may know. A spectator sees side 0 as `own`, and only what both have seen. */
export type DuelView = {
  turn: number;
  phase: Phase;
  own: SeenSide;
  other: SeenSide;
  /** Whether the own and the other side have to choose in this step. */
  ownMustChoose: boolean;
  otherMustChoose: boolean;
  /** Null while the duel goes on. */
  result: "won" | "lost" | "drawn" | null;
  endedBy: EndedBy | null;
};

export type SeenEvent = DuelEvent<"own" | "other">;
