/**
 * Face to face: one player makes a code, another joins with it, and their teams fight one power
 * battle. Each player has one code at a time; it is good for a quarter of an hour. The player who
 * made it starts the battle, and it starts by itself if that takes too long.
 */
export const CODE_LENGTH = 6;

export const CODE_MS = 15 * 60_000;

/** Both are there, and the creator's phone says nothing any more. */
export const FIGHTS_BY_ITSELF_AFTER_MS = 30_000;

/** The stored state. An unused code stays `waiting` after its time; `stateOf` calls it expired. */
export type MeetingState = "waiting" | "ready" | "completed" | "cancelled" | "expired";

export type Meeting = {
  state: MeetingState;
  creatorId: string;
  joinerId: string | null;
  expiresAtMs: number;
};

export function stateOf({ state, expiresAtMs }: Meeting, nowMs: number): MeetingState {
  return state === "waiting" && nowMs >= expiresAtMs ? "expired" : state;
}

export type JoinRefusal = "own_code" | "full" | "expired" | "cancelled" | "completed";

/** Null also for the player who has joined already: telling it again changes nothing. */
export function refuseToJoin(
  meeting: Meeting,
  playerId: string,
  nowMs: number,
): JoinRefusal | null {
  const state = stateOf(meeting, nowMs);
  if (meeting.creatorId === playerId) return "own_code";
  if (meeting.joinerId === playerId && state === "ready") return null;
  if (state === "waiting") return null;
  return state === "ready" ? "full" : state;
}

export type FightRefusal = "not_the_creator" | "not_ready" | "expired" | "cancelled";

/** Null also for a battle that was fought already: a repeated request gets its first result. */
export function refuseToFight(
  meeting: Meeting,
  playerId: string,
  nowMs: number,
): FightRefusal | null {
  if (meeting.creatorId !== playerId) return "not_the_creator";
  const state = stateOf(meeting, nowMs);
  if (state === "ready" || state === "completed") return null;
  return state === "waiting" ? "not_ready" : state;
}
