/** Face-to-face power battles: one player makes a code, the other joins with it. */
import * as z from "zod/mini";
import { battle, battleEarned, fighter } from "./battle.ts";
import { endpoint } from "./endpoint.ts";

const team = z.array(z.string()).check(z.length(3, "Pick exactly 3 cards"));

/** Of the asker: the battle with the asker's cards as `player`, and what it earned. */
const result = z.object({
  challengerWins: z.boolean(),
  challengerCards: z.array(fighter),
  opponentCards: z.array(fighter),
  challengerPower: z.number(),
  opponentPower: z.number(),
  battle,
  ...battleEarned.shape,
});

export type FaceToFaceResult = z.output<typeof result>;

export const createQrBattle = endpoint({
  method: "POST",
  path: "/api/battles/create-qr",
  access: "player",
  summary: "Begin a face-to-face battle with three deck cards",
  input: z.object({ playerCards: team }),
  output: z.object({ battleCode: z.string(), battleId: z.string(), expiresAt: z.string() }),
});

export const joinQrBattle = endpoint({
  method: "POST",
  path: "/api/battles/join-qr",
  access: "player",
  summary: "Join a face-to-face battle by its code",
  input: z.object({ battleCode: z.string(), playerCards: team }),
  output: z.object({ battleId: z.string(), battleCode: z.string() }),
});

const status = z.object({
  battleId: z.string(),
  bothPlayersReady: z.boolean(),
  status: z.enum(["waiting", "ready", "completed", "cancelled", "expired"]),
  isCreator: z.boolean(),
  otherName: z.nullable(z.string()),
  expiresAt: z.string(),
  result: z.nullable(result),
});

export type QrStatus = z.output<typeof status>;

export const qrStatus = endpoint({
  method: "GET",
  path: "/api/battles/qr-status/{code}",
  access: "player",
  summary: "Whether the other player has come, and the result",
  input: z.object({ code: z.string() }),
  output: status,
});

/** The same with the code as a query parameter, under either of its names. */
export const qrStatusByQuery = endpoint({
  method: "GET",
  path: "/api/battles/qr-status",
  access: "player",
  summary: "Whether the other player has come, and the result",
  input: z.object({ code: z.optional(z.string()), battleCode: z.optional(z.string()) }),
  output: status,
});

export const executeQrBattle = endpoint({
  method: "POST",
  path: "/api/battles/execute-qr/{battleId}",
  access: "player",
  summary: "Fight the battle, once both players are ready; the creator's call",
  input: z.object({ battleId: z.string() }),
  output: result,
});

export const cancelQrBattle = endpoint({
  method: "POST",
  path: "/api/battles/cancel-qr/{battleId}",
  access: "player",
  summary: "Call off a face-to-face battle that was not fought yet",
  input: z.object({ battleId: z.string() }),
  output: z.object({}),
});
