/** Why a balance changed: the ledger as its owner reads it. */
import * as z from "zod/mini";
import { card } from "./cards.ts";
import { endpoint } from "./endpoint.ts";
import { numberCursor, upTo } from "./ids.ts";

const movement = z.object({
  id: z.int(),
  currency: z.enum(["coins", "credits"]),
  /** Negative when it was spent. */
  amount: z.int(),
  balanceAfter: z.int(),
  reason: z.string(),
  /** Such as "Card sold: Serafawn". */
  words: z.string(),
  /** The page of what caused it; empty when there is none. */
  link: z.string(),
  at: z.string(),
});

export type MovementOnWire = z.output<typeof movement>;

const page = z.object({
  cursor: numberCursor,
  limit: upTo(100),
});

export const listMovements = endpoint("GET /api/ledger", "player", {
  summary: "Every change of the player's coins and credits, the newest first",
  input: page,
  output: z.array(movement),
});

const cardMove = z.object({
  id: z.int(),
  card,
  /** True when the player received the card, false when it went to another player. */
  isReceived: z.boolean(),
  /** Null when the game itself gave it. */
  otherName: z.nullable(z.string()),
  reason: z.string(),
  words: z.string(),
  link: z.string(),
  at: z.string(),
});

export type CardMoveOnWire = z.output<typeof cardMove>;

export const listCardMoves = endpoint("GET /api/ledger/cards", "player", {
  summary: "Every card that came to the player or went away, the newest first",
  input: page,
  output: z.array(cardMove),
});
