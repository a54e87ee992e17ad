import type { RoomOnWire } from "#contract/rooms.ts";
import { isExpired } from "#game/rooms/room.ts";
import type { RoomRow } from "./queries.ts";

function stateOf(room: RoomRow, nowMs: number): RoomOnWire["state"] {
  if (isExpired(room, nowMs)) return "closed";
  return room.state === "dueling" && room.duelIsOver ? "over" : room.state;
}

/** Of the picks the wire says only that they were made. */
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
    expiresAt: new Date(room.expiresAtMs).toISOString(),
  };
}
