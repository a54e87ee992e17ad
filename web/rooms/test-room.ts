/** For tests: a room that Robin has opened. */
import type { RoomOnWire } from "#contract/rooms.ts";

export const room: RoomOnWire = {
  id: "r1",
  state: "open",
  joinCode: "123456",
  creatorName: "Robin",
  joinerName: null,
  isCreator: true,
  hasPicked: false,
  otherHasPicked: false,
  duelId: null,
  expiresAt: "2036-11-21T10:15:00.000Z",
};
