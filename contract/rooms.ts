import * as z from "zod/mini";
import { team } from "./battle.ts";
import { endpoint } from "./endpoint.ts";
import { typedCode } from "./fields.ts";
import { id } from "./ids.ts";

/** A local room as one of its two players sees it. */
export const room = z.object({
  id: z.string(),
  /** `open`: waits for a second player · `picking` · `dueling` · `over` · `closed`: no duel. */
  state: z.enum(["open", "picking", "dueling", "over", "closed"]),
  joinCode: z.string(),
  creatorName: z.string(),
  joinerName: z.nullable(z.string()),
  isCreator: z.boolean(),
  hasPicked: z.boolean(),
  otherHasPicked: z.boolean(),
  duelId: z.nullable(z.string()),
  expiresAt: z.string(),
});

export type RoomOnWire = z.output<typeof room>;

export const createRoom = endpoint("POST /api/battle/create-room", "play", {
  summary: "Open a local battle room",
  output: room,
});

export const joinRoom = endpoint("POST /api/battle/join-room", "play", {
  summary: "Join a local battle room by its code",
  input: z.object({ joinCode: typedCode }),
  output: room,
});

export const getRoom = endpoint("GET /api/battle/rooms/{id}", "player", {
  summary: "A room as one of its players sees it",
  input: z.object({ id: id<"room">() }),
  output: room,
});

/** The first one begins. Once both have picked, the duel starts; until then the pick is secret. */
export const pickTeam = endpoint("POST /api/battle/rooms/{id}/team", "play", {
  summary: "Bring three deck cards to the room",
  input: z.object({ id: id<"room">(), playerCards: team }),
  output: room,
});

export const leaveRoom = endpoint("POST /api/battle/rooms/{id}/leave", "player", {
  duringMaintenance: true,
  summary: "Close a room in which no duel has begun",
  input: z.object({ id: id<"room">() }),
  output: z.object({}),
});
