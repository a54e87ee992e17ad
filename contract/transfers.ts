/** Giving a card away: one player shows a code, the other claims the card with it. */
import * as z from "zod/mini";
import { card } from "./cards.ts";
import { done, endpoint } from "./endpoint.ts";
import { typedCode } from "./fields.ts";
import { id } from "./ids.ts";

const offered = z.object({
  id: z.string(),
  /** A picture of the QR code, as an address that an image can show. */
  qrCodeUrl: z.string(),
  transferCode: z.string(),
  expiresAt: z.string(),
  userCardId: z.string(),
  card,
});

export type TransferOnWire = z.output<typeof offered>;

export const generateTransfer = endpoint("POST /api/transfers/generate", "gifts", {
  summary: "Make a code for a card; an earlier code for it is void",
  input: z.object({ cardId: id<"ownedCard">() }),
  output: offered,
});

export const giveToFriend = endpoint("POST /api/transfers/to-friend", "gifts", {
  summary: "Make a code for a card and tell it to a friend, who can claim the card",
  input: z.object({ friendId: id<"player">(), cardId: id<"ownedCard">() }),
});

export const openTransfers = endpoint("GET /api/transfers", "player", {
  summary: "The player's codes that still wait, the newest first",
  output: z.array(offered),
});

const claimed = z.object({
  ...done.shape,
  card,
  userCardId: z.string(),
  location: z.enum(["deck", "vault"]),
  fromName: z.string(),
});

export const claimTransfer = endpoint("POST /api/transfers/claim", "gifts", {
  summary: "Receive the card behind a code",
  input: z.object({ transferCode: typedCode }),
  output: claimed,
});

export const claimTransferByPath = endpoint("POST /api/transfers/{code}/claim", "gifts", {
  summary: "Receive the card behind a code",
  input: z.object({ code: typedCode }),
  output: claimed,
});

export const cancelTransfer = endpoint("DELETE /api/transfers/{code}", "player", {
  summary: "Take the card back",
  input: z.object({ code: typedCode }),
});
