/** A duel as the database keeps it. */
import type { BattleEarned } from "#contract/battle.ts";
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import type { StoredDuelTeam } from "#game/duel/duel-record.ts";

export type Status = "running" | "over" | "cancelled";

/** What changes with every choice. */
export type UpdatedColumns = {
  choices: string;
  /** The two letters of the step that waits for a player. */
  waiting: string;
  version: number;
  stepBeganMs: number;
  deadlineMs: number;
  reserveA: number;
  reserveB: number;
  absencesA: number;
  absencesB: number;
};

export type Pair<T> = readonly [T, T];

/** What each side earned; null for the computer. */
export type SideResult = Pick<
  BattleEarned,
  "coinsWon" | "experienceWon" | "wonCard" | "missionsCompleted"
> & { rating: { before: number; after: number } | null };

export type DuelResult = Pair<SideResult | null>;

export type DuelRow = UpdatedColumns & {
  id: string;
  kind: "room" | "arena" | "cup";
  rated: boolean;
  playerA: string;
  playerB: string | null;
  computerLevel: ComputerLevel | null;
  names: [string, string];
  broughtA: string[];
  broughtB: string[];
  rulesVersion: number;
  seed: number;
  salt: string;
  teams: [StoredDuelTeam, StoredDuelTeam];
  status: Status;
  result: DuelResult | null;
  createdAt: Date;
};

export type DuelUpdate = UpdatedColumns & { id: string; versionBefore: number };
