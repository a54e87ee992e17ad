/** Cards on Solana: how they get there, what others see there, and how they leave the game. */
import * as z from "zod/mini";
import { isAddress, isSignature } from "#game/nfts/base58.ts";
import { withdrawalStates } from "#game/nfts/withdrawal.ts";
import { card } from "./cards.ts";
import { endpoint } from "./endpoint.ts";
import { id } from "./ids.ts";
import { network } from "./wallet.ts";

const ofCopy = z.object({ userCardId: id<"ownedCard">() });

const address = z.string().check(z.refine(isAddress));
/** An address, or the signature of a transaction. */
const findable = z.string().check(z.refine((text) => isAddress(text) || isSignature(text)));

export const quoteConversion = endpoint("GET /api/nft/quote", "wallet", {
  summary: "What converting this card costs now, and who pays",
  input: ofCopy,
  output: z.object({
    lamports: z.int(),
    sol: z.number(),
    usdCents: z.int(),
    payer: z.enum(["treasury", "wallet"]),
    /** Why it cannot be converted now, in words; empty: it can. */
    refusal: z.string(),
  }),
});

export const convertToNft = endpoint("POST /api/cards/convert-to-nft", "wallet", {
  summary:
    "Convert a card to an NFT; answers after half a minute at the latest, and goes on anyway",
  input: ofCopy,
  output: z.object({
    success: z.boolean(),
    /** Neither done nor failed yet. */
    pending: z.optional(z.boolean()),
    message: z.string(),
    nftAddress: z.nullable(z.string()),
  }),
});

const conversion = z.object({
  userCardId: z.string(),
  cardName: z.string(),
  state: z.enum(["minting", "done", "failed"]),
  message: z.string(),
  nftAddress: z.nullable(z.string()),
  startedAt: z.string(),
});

export type ConversionOnWire = z.output<typeof conversion>;

export const listConversions = endpoint("GET /api/nft/conversions", "player", {
  summary: "The player's conversions that are under way, and those that ended within a day",
  output: z.array(conversion),
});

const certificate = z.object({
  mint: z.string(),
  ...network,
  state: z.enum(["minting", "in_game", "external"]),
  card,
  /** Null for what not everybody may know, and for a creature of the game itself. */
  maker: z.object({
    name: z.nullable(z.string()),
    words: z.nullable(z.string()),
    madeAt: z.string(),
  }),
  /** The first one first; `how` is why the card came to them, in words. */
  owners: z.array(z.object({ name: z.string(), since: z.string(), how: z.string() })),
  /** What the chain says now; null when it does not answer, or does not know the card yet. */
  onChain: z.nullable(
    z.object({
      supply: z.int(),
      canMintMore: z.boolean(),
      holder: z.nullable(z.string()),
      /** Of the player whose wallet it is; null for any other. */
      holderName: z.nullable(z.string()),
      name: z.string(),
      uri: z.string(),
      readAt: z.string(),
    }),
  ),
  mintedAt: z.nullable(z.string()),
  signature: z.nullable(z.string()),
});

export type CertificateOnWire = z.output<typeof certificate>;

export const nftCertificate = endpoint("GET /api/nft/certificates/{mint}", "anyone", {
  summary: "Where a card on Solana comes from, whose it was, and what the chain says of it",
  input: z.object({ mint: address }),
  output: certificate,
});

const explored = z.object({
  kind: z.enum(["wallet", "mint", "transaction", "nothing"]),
  /** Of an address: what lies on it. */
  lamports: z.nullable(z.int()),
  tokens: z.array(z.object({ mint: z.string(), name: z.string() })),
  /** The newest first; of a transaction itself with its logs. */
  transactions: z.array(
    z.object({
      signature: z.string(),
      at: z.nullable(z.string()),
      slot: z.int(),
      failed: z.boolean(),
      fee: z.optional(z.int()),
      logs: z.optional(z.array(z.string())),
    }),
  ),
});

export type ExploredOnWire = z.output<typeof explored>;

export const explore = endpoint("GET /api/explorer/{what}", "anyone", {
  summary: "What the chain knows of an address or a signature",
  input: z.object({ what: findable }),
  output: explored,
});

const withdrawal = z.object({
  id: z.string(),
  userCardId: z.string(),
  cardName: z.string(),
  mint: z.string(),
  address: z.string(),
  state: z.enum(withdrawalStates),
  /** Until then it can be cancelled. */
  leavesAt: z.string(),
  /** When it was asked for. */
  at: z.string(),
});

export type WithdrawalOnWire = z.output<typeof withdrawal>;

const one = z.object({ withdrawal });

export const withdrawalText = endpoint("POST /api/nft/withdrawals/text", "wallet", {
  summary: "The text that the outside wallet signs, once, to show that it is there",
  input: z.object({ ...ofCopy.shape, address }),
  output: z.object({ text: z.string(), nonce: z.string(), expiresAt: z.string() }),
});

export const beginWithdrawal = endpoint("POST /api/nft/withdrawals", "wallet", {
  summary: "Send a card to an outside wallet, after a time in which it can be cancelled",
  input: z.object({
    ...ofCopy.shape,
    address,
    nonce: z.string().check(z.maxLength(100)),
    /** Base64 of the signature's 64 bytes. */
    signature: z.string().check(z.maxLength(100)),
    password: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  output: one,
});

export const listWithdrawals = endpoint("GET /api/nft/withdrawals", "player", {
  summary: "Cards that are leaving the game, or have left it; the newest first",
  output: z.array(withdrawal),
});

const byId = z.object({ id: id<"withdrawal">() });

export const cancelWithdrawal = endpoint("POST /api/nft/withdrawals/{id}/cancel", "player", {
  summary: "The card stays in the game",
  input: byId,
  output: one,
});

export const lookForCard = endpoint("POST /api/nft/withdrawals/{id}/look", "player", {
  summary: "Ask the chain now whether the card has been sent back",
  input: byId,
  output: one,
});

export const treasuryNow = endpoint("GET /api/admin/treasury", "admin", {
  summary: "What pays for NFTs, what it has spent today, and what waits for it",
  output: z.object({
    ...network,
    address: z.string(),
    /** In SOL. */
    balance: z.number(),
    isLow: z.boolean(),
    alarmBelow: z.number(),
    today: z.object({ conversions: z.int(), lamports: z.int() }),
    limits: z.object({
      conversionsPerPlayerAndDay: z.int(),
      treasurySolPerDay: z.number(),
      withdrawalsPerPlayerAndDay: z.int(),
      withdrawWaitHours: z.number(),
    }),
    jobs: z.object({
      open: z.int(),
      failed: z.int(),
      oldestOpenAt: z.nullable(z.string()),
    }),
  }),
});
