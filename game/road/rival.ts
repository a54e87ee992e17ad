/** What a rival of the Tale Road is made of. */
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import type { CardDesign } from "#game/cards/card.ts";
import type { GoalKind } from "./goals.ts";

/** A boss is no card; its picture is drawn like those of the catalogue. */
export type BossEntry = Pick<
  CardDesign,
  "name" | "element" | "rarity" | "attack" | "defense" | "specialAbility" | "looks"
>;

export type RivalEntry = {
  name: string;
  /** What it says before the duel. */
  says: string;
  /** The one thing that this duel teaches. */
  teaches: string;
  /** Names of creatures of the catalogue in lower case; a boss stands in front of the first two. */
  team: readonly [string, string, string];
  /** One star for each of the two; the first of three stars is for winning. A goal without a number has 0. */
  goals: Readonly<Partial<Record<GoalKind, number>>>;
};

export type ChapterEntry = {
  title: string;
  /** Before its first duel. */
  story: string;
  /** After its last one. */
  ending: string;
  level: ComputerLevel;
  /** How strong the creatures of its first and fourth duel are, in percent of the points of the Fair Arena. */
  strengthPercent: readonly [number, number];
  bossPercent: number;
  boss: BossEntry;
  /** The last one brings the boss. */
  rivals: readonly [RivalEntry, RivalEntry, RivalEntry, RivalEntry, RivalEntry];
};
