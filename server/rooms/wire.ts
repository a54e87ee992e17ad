import type { RoomOnWire } from "#contract/rooms.ts";
import type { RoomRow } from "./queries.ts";

export type { RoomRow };

const isWaiting = ({ state }: RoomRow) => state === "open" || state === "picking";

export const isExpired = (room: RoomRow, nowMs: number): boolean =>
  isWaiting(room) && room.expiresAt.getTime() <= nowMs;

function stateOf(room: RoomRow, nowMs: number): RoomOnWire["state"] {
  if (isExpired(room, nowMs)) return "closed";
  return room.state === "dueling" && room.duelIsOver ? "over" : room.state;
}

/** Of the picks nothing is told but that they were made. */
export function roomFor(room: RoomRow, playerId: string, nowMs: number): RoomOnWire {
  const isCreator = room.creatorId === playerId;
  const [own, other] = isCreator
    ? [room.creatorTeam, room.joinerTeam]
    : [room.joinerTeam, room.creatorTeam];
  return {
    id: room.id,
    state: stateOf(room, nowMs),
    joinCode: room.joinCode,
    creatorName: room.creatorName,
    joinerName: room.joinerName,
    isCreator,
    hasPicked: own !== null,
    otherHasPicked: other !== null,
    duelId: room.duelId,
    expiresAt: room.expiresAt.toISOString(),
  };
}
