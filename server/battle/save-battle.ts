/** Every battle that is over ends here: one row, from which it can be fought again. */
import type { BattleEarned } from "#contract/battle.ts";
import {
  figuresOf,
  storedTeam,
  type BattleRecord,
  type DuelRecord,
} from "#game/battle/battle-record.ts";
import type { Team } from "#game/battle/power.ts";
import type { PowerBattleLog } from "#game/battle/resolve.ts";
import { duelWin } from "#game/battle/win.ts";
import type { BattlePlan } from "#game/battle/tactics.ts";
import type { Element } from "#game/cards/elements.ts";
import { otherSide, type Side } from "#game/lib/sides.ts";
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import type { BattleOutcome, Opposition, RewardSettings } from "#game/battle/rewards.ts";
import type { Tx } from "#server/lib/db.ts";
import { sha256 } from "#server/lib/ids.ts";
import { lockPurses } from "#server/purse/service.ts";
import * as queries from "./queries.ts";
import { rewardBattle } from "./rewards.ts";

/** Says in 16 letters how a power battle went, in every number. */
export const powerDigest = (log: PowerBattleLog): string =>
  sha256(figuresOf(log)).toString("hex").slice(0, 16);

type PowerBattle = {
  id: string;
  mode: "quick" | "face_to_face";
  challenger: { id: string; name: string };
  opponent: { id: string | null; kind: queries.BattleRow["opponentKind"]; name: string };
  teams: readonly [Team, Team];
  plan?: BattlePlan | undefined;
  log: PowerBattleLog;
};

export async function savePowerBattle(tx: Tx, battle: PowerBattle): Promise<queries.BattleRow> {
  const { id, mode, challenger, opponent, teams, plan, log } = battle;
  const row = {
    id,
    mode,
    challengerId: challenger.id,
    opponentId: opponent.id,
    opponentKind: opponent.kind,
    opponentName: opponent.name,
    challengerWon: log.winner === 0,
    challengerPower: log.powers[0],
    opponentPower: log.powers[1],
  };
  const record: BattleRecord = {
    version: log.version,
    seed: log.seed,
    teams: [storedTeam(teams[0]), storedTeam(teams[1])],
    ...(plan && { plan }),
  };
  const inserted = await queries.insertBattle(tx, { ...row, record, digest: powerDigest(log) });
  if (!inserted) throw new Error(`battle ${id} was fought twice`);
  return { ...row, challengerName: challenger.name, createdAt: inserted.createdAt };
}

type DuelSide = {
  /** Null for the computer, which is never side 0. */
  playerId: string | null;
  name: string;
  /** The player's own copies that fought; they gain experience. Empty for the computer. */
  cards: readonly { id: string; name: string; element: Element }[];
};

type FinalState = Parameters<typeof duelWin>[0];

type FinishedDuel = {
  /** The battle gets the duel's id. */
  id: string;
  mode: "room" | "arena" | "cup";
  sides: readonly [DuelSide & { playerId: string }, DuelSide];
  /** Null between players. */
  computerLevel: ComputerLevel | null;
  winner: Side | null;
  /** Seed, rules version, teams by card, and the choices. */
  record: DuelRecord;
  /** Of the final state, as the engine writes it. */
  digest: string;
  /** How it stood in the end. */
  final: FinalState;
  nowMs: number;
  /** What can be set of its reward. */
  settings: RewardSettings;
};

/** What each side earned; null for the computer. */
type DuelEarned = readonly [BattleEarned, BattleEarned | null];

/**
 * Stores a finished duel and rewards its players, in the transaction that ends it. It locks their
 * purses, so the duel's own row must be locked before. Null when it was recorded before: then
 * nothing happens.
 */
export async function recordDuel(tx: Tx, duel: FinishedDuel): Promise<DuelEarned | null> {
  const [own, other] = duel.sides;
  await lockPurses(tx, other.playerId === null ? [own.playerId] : [own.playerId, other.playerId]);
  const inserted = await queries.insertBattle(tx, {
    id: duel.id,
    mode: duel.mode,
    challengerId: own.playerId,
    opponentId: other.playerId,
    opponentKind: other.playerId === null ? "computer" : "player",
    opponentName: other.name,
    challengerWon: duel.winner === null ? null : duel.winner === 0,
    challengerPower: null,
    opponentPower: null,
    record: duel.record,
    digest: duel.digest,
  });
  if (!inserted) return null;
  return [
    await rewardSide(tx, duel, { side: 0, playerId: own.playerId }),
    other.playerId === null
      ? null
      : await rewardSide(tx, duel, { side: 1, playerId: other.playerId }),
  ];
}

async function rewardSide(
  tx: Tx,
  duel: FinishedDuel,
  { side, playerId }: { side: Side; playerId: string },
): Promise<BattleEarned> {
  const { id, sides, winner, nowMs, settings } = duel;
  const opponentId = sides[otherSide(side)].playerId;
  const [, earned] = await Promise.all([
    queries.countFought(tx, playerId),
    rewardBattle(tx, {
      playerId,
      battleId: id,
      against: oppositionOf(duel),
      outcome: outcomeFor(winner, side),
      win: duelWin(duel.final, side),
      opponentId,
      cards: sides[side].cards,
      nowMs,
      settings,
    }),
  ]);
  return earned;
}

function oppositionOf({ mode, computerLevel: level }: FinishedDuel): Opposition {
  if (level !== null) return { mode: "computer", level };
  return { mode: mode === "room" ? "local" : "ranked" };
}

const outcomeFor = (winner: Side | null, side: Side): BattleOutcome => {
  if (winner === null) return "drawn";
  return winner === side ? "won" : "lost";
};
