/** What opening a room, joining one and a challenge have in common. */
import { randomInt } from "node:crypto";
import { isExpired, isWaiting, ROOM_MS } from "#game/rooms/room.ts";
import type { Tx } from "#server/lib/db.ts";
import { withFreeCode } from "#server/lib/free-code.ts";
import { newId } from "#server/lib/ids.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { roomCodeRefusals } from "#texts/en/rooms.ts";
import * as queries from "./queries.ts";

/** Every code has six digits; the next one cannot be guessed. */
const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

export const nudgeBoth = (
  tx: Tx,
  { creatorId, joinerId }: Pick<queries.RoomRow, "creatorId" | "joinerId">,
): void => {
  for (const playerId of [creatorId, joinerId]) {
    if (playerId !== null) nudgePlayer(tx, playerId, "rooms");
  }
};

export const close = async (tx: Tx, room: queries.RoomRow) => {
  await queries.endRoom(tx, room.id, "closed", null);
  nudgeBoth(tx, room);
};

/** The room in which the player sits, locked; null when there is none. */
export async function lockOwnRoom(tx: Tx, playerId: string): Promise<queries.RoomRow | null> {
  const seat = await queries.findSeat(tx, playerId);
  return seat && queries.lockRoom(tx, seat.roomId);
}

/** The same; a room whose time is over is closed, so that its players are free for another one. */
export async function lockOpenRoom(
  tx: Tx,
  playerId: string,
  nowMs: number,
): Promise<queries.RoomRow | null> {
  const room = await lockOwnRoom(tx, playerId);
  if (!room || !isWaiting(room)) return null;
  if (!isExpired(room, nowMs)) return room;
  await close(tx, room);
  return null;
}

/** The player sits in it, and `invitedId` says for whom alone it was opened. */
export async function openRoom(
  tx: Tx,
  { creatorId, invitedId }: Pick<queries.RoomRow, "creatorId" | "invitedId">,
  nowMs: number,
): Promise<{ id: string; joinCode: string }> {
  const expiresAt = new Date(nowMs + ROOM_MS);
  const room = await withFreeCode(
    newCode,
    (joinCode) =>
      queries.insertRoom(tx, { id: newId(), joinCode, creatorId, invitedId, expiresAt }),
    roomCodeRefusals,
  );
  await queries.takeSeat(tx, creatorId, room.id);
  return room;
}

/** The player has no other seat, and the room is open and locked. */
export async function enterRoom(
  tx: Tx,
  room: queries.RoomRow,
  joinerId: string,
  nowMs: number,
): Promise<void> {
  await queries.takeSeat(tx, joinerId, room.id);
  await queries.joinRoom(tx, { id: room.id, joinerId, expiresAtMs: nowMs + ROOM_MS });
  nudgeBoth(tx, { ...room, joinerId });
}
