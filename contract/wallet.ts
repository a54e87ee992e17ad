/** A player's wallet: its address, what is in it, and what a SOL is worth. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const network = {
  /** `devnet` is said of every network on which no money moves. */
  network: z.enum(["mainnet-beta", "devnet"]),
  /** The network belongs to this game, and what is on it is worth no money. */
  isOwnNetwork: z.boolean(),
  /** The same, by the name that the specification has for it. */
  embedded: z.boolean(),
};

const info = z.object({
  /** False for the moment in which it is being made. */
  hasWallet: z.boolean(),
  ...network,
  publicKey: z.nullable(z.string()),
  /** In SOL, as the chain said last. */
  balance: z.number(),
  /** When it said so; null until the server has read it. */
  balanceAt: z.nullable(z.string()),
  /** The player's cards that are NFTs. */
  nftCount: z.int(),
});

export type WalletOnWire = z.output<typeof info>;

export const walletInfo = endpoint("GET /api/wallet/info", "player", {
  summary: "The player's wallet and its balance, which is a few seconds old",
  output: info,
});

const solRate = z.object({
  usdPerSol: z.number(),
  /** `setting`: a number that does not move with the market. */
  source: z.enum(["setting", "feed"]),
  /** Since when it is this. */
  at: z.string(),
});

export const solRateNow = endpoint("GET /api/wallet/sol-rate", "anyone", {
  summary: "What one SOL is worth in dollars, and since when",
  output: solRate,
});

const password = z.string().check(z.minLength(1), z.maxLength(200));

/** One secret, as different programs read it. */
const key = { publicKey: z.string(), base58: z.string(), json: z.string() };

export const exportKey = endpoint("POST /api/wallet/export", "wallet", {
  summary: "Hand over the wallet's key, with every NFT in it; the player gets a new wallet",
  repeatedByHandler: true,
  input: z.object({ password }),
  output: z.object({
    ...key,
    /** How many cards have left the game with it. */
    cardsGone: z.int(),
  }),
});

export const listFormerWallets = endpoint("GET /api/wallet/former", "player", {
  summary: "Wallets whose keys the player has taken, the newest first",
  output: z.array(z.object({ publicKey: z.string(), takenAt: z.string() })),
});

export const showFormerKey = endpoint("POST /api/wallet/former/key", "wallet", {
  summary: "Show the key of a wallet again that the player has taken before",
  repeatable: true,
  input: z.object({ publicKey: z.string().check(z.minLength(32), z.maxLength(44)), password }),
  output: z.object(key),
});
