/** Card packs: what is in them, opening one, and the proof that the draw was not touched. */
import * as z from "zod/mini";
import { card } from "./cards.ts";
import { endpoint } from "./endpoint.ts";
import { cursor, id } from "./ids.ts";

const slot = z.enum(["standard", "rare_or_better", "epic_or_better"]);

/** In percent; together 100. */
const odds = z.object({
  common: z.number(),
  rare: z.number(),
  epic: z.number(),
  legendary: z.number(),
  mythical: z.number(),
});

const pity = z.object({
  sinceEpic: z.int(),
  sinceLegendary: z.int(),
  sinceMythical: z.int(),
});

const pack = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** Coins. */
  price: z.int(),
  slots: z.array(slot),
  /** Of one card of this pack, without and with the promises about bad luck. */
  baseOdds: odds,
  effectiveOdds: odds,
  /** Of a whole pack to hold at least one card as rare as this, with the promises, in percent. */
  packOdds: z.object({ legendary: z.number(), mythical: z.number() }),
  /** SHA-256 of the secret that the player's next draw is made from, in hex. */
  commit: z.string(),
  /** How many packs the player has opened. */
  nonce: z.int(),
  pity,
});

export type PackOnWire = z.output<typeof pack>;

export const listPacks = endpoint("GET /api/packs", "player", {
  summary: "The packs with their odds, how near the player's next promise is, and the next commit",
  output: z.array(pack),
});

/** Neither control characters nor half a letter. */
const isPlain = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);

const LUCK_WORDS = "A lucky text has at most 64 letters on one line.";

const receipt = z.object({
  openingId: z.string(),
  commit: z.string(),
  nonce: z.int(),
  /** SHA-256 of the odds and of the list of cards that were drawn from. */
  oddsHash: z.string(),
});

/** `isNew` is the player's first copy; `copies` is how many that could fuse there are with it. */
const drawnCard = z.object({
  id: z.string(),
  card,
  isNew: z.boolean(),
  copies: z.int(),
  location: z.enum(["deck", "vault"]),
});

export type DrawnCardOnWire = z.output<typeof drawnCard>;

export const openWelcomePack = endpoint("POST /api/packs/welcome/open", "play", {
  summary:
    "Tear the welcome pack open: the cards that the player has had since the sign-up, shown once",
  output: z.object({ cards: z.array(drawnCard) }),
});

export const openPack = endpoint("POST /api/packs/{id}/open", "play", {
  summary: "Pay for a pack and receive its cards, both or neither",
  input: z.object({
    id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
    /** The player's own part of the chance, chosen by the browser after it has seen the commit. */
    /** What the player has seen: the server takes no other price. */
    price: z.optional(z.int()),
    luck: z.optional(z.string().check(z.maxLength(64, LUCK_WORDS), z.refine(isPlain, LUCK_WORDS))),
  }),
  output: z.object({
    message: z.string(),
    /** In the order of the slots. */
    cards: z.array(drawnCard),
    coins: z.int(),
    pity,
    receipt,
  }),
});

export type OpenedPack = z.output<typeof openPack.output>;

const opening = z.object({
  id: z.string(),
  packId: z.int(),
  packName: z.string(),
  openedAt: z.string(),
  price: z.int(),
  cards: z.array(card),
});

export type OpeningOnWire = z.output<typeof opening>;

export const listOpenings = endpoint("GET /api/packs/openings", "player", {
  summary: "The packs that the player has opened, the newest first; cursor: the last id received",
  input: z.object({ cursor }),
  output: z.array(opening),
});

/** Everything that a draw is made from. The browser draws again and compares. */
export const openingProof = endpoint("GET /api/packs/openings/{id}", "anyone", {
  summary: "All that one draw was made from, to repeat it",
  input: z.object({ id: id<"opening">() }),
  output: z.object({
    id: z.string(),
    packName: z.string(),
    openedAt: z.string(),
    slots: z.array(slot),
    /** The secret, in hex, that `commit` is the hash of. */
    seed: z.string(),
    commit: z.string(),
    luck: z.string(),
    nonce: z.int(),
    /** The exact text that `oddsHash` is the hash of. */
    odds: z.string(),
    oddsHash: z.string(),
    pityBefore: pity,
    pityAfter: pity,
    /** Places, in the list of cards inside `odds`, of the cards that the player owned before. */
    owned: z.array(z.int()),
    /** What was drawn, as it was stored. */
    cards: z.array(card),
  }),
});

export type OpeningProof = z.output<typeof openingProof.output>;
