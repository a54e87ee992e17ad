/**
 * Local rooms: one player opens a room, a friend joins it by a code of six digits, and both pick a
 * team. A room waits for fifteen minutes, and again as long for the picks once the friend is there.
 */
export const ROOM_MINUTES = 15;

export const ROOM_MS = ROOM_MINUTES * 60_000;

/** The stored state. After its time a room may still be `open` or `picking`: see `isExpired`. */
export type RoomState = "open" | "picking" | "dueling" | "closed";

export type Room = {
  state: RoomState;
  creatorId: string;
  joinerId: string | null;
  expiresAtMs: number;
};

export const isRoomCode = (text: string): boolean => /^\d{6}$/.test(text);

export const isWaiting = ({ state }: Pick<Room, "state">): boolean =>
  state === "open" || state === "picking";

export const isExpired = (room: Pick<Room, "state" | "expiresAtMs">, nowMs: number): boolean =>
  isWaiting(room) && room.expiresAtMs <= nowMs;

export type JoinRoomRefusal = "own_room" | "room_full" | "room_closed";

/** Null also for a player who has joined already: a repeated request changes nothing. */
export function refuseToJoin(room: Room, playerId: string, nowMs: number): JoinRoomRefusal | null {
  if (room.joinerId === playerId) return null;
  if (room.creatorId === playerId) return "own_room";
  if (room.joinerId !== null) return "room_full";
  return room.state !== "open" || isExpired(room, nowMs) ? "room_closed" : null;
}

/** For one of its two players. Null also when the duel has begun: a late pick changes nothing. */
export const refuseToPick = (room: Room, nowMs: number): "room_closed" | null =>
  room.state === "closed" || isExpired(room, nowMs) ? "room_closed" : null;
