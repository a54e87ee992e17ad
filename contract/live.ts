/**
 * The one socket of a player. The server says what changed, and the browser asks again. Only the
 * steps of a duel that the browser follows come along at once.
 */
import * as z from "zod/mini";
import { choices } from "#game/duel/duel.ts";
import { emotes } from "#game/duel/emotes.ts";
import { duel, duelClock } from "./duel.ts";
import { id } from "./ids.ts";

export const LIVE_PATH = "/api/push";

/** What a player's other screens may have to ask for again. */
export const liveNouns = [
  "account",
  "rooms",
  "face-to-face",
  "rematches",
  "arena",
  "cup",
  "creations",
  "duels",
  "missions",
  "notifications",
  "market",
  "trades",
  "transfers",
  "invites",
  "friends",
  "rivals",
  "family",
  "purchases",
  "wallet",
  "nfts",
  "settings",
] as const;
export type LiveNoun = (typeof liveNouns)[number];

/** From the server. */
export const serverMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("changed"), noun: z.enum(liveNouns) }),
  z.object({ kind: z.literal("duel"), duel }),
  /** A player has chosen, and the step still waits: what is on the table has not changed. */
  z.object({
    kind: z.literal("chosen"),
    duelId: z.string(),
    version: z.int(),
    step: z.int(),
    chosen: z.nullable(z.enum(choices)),
    otherHasChosen: z.boolean(),
    clock: duelClock,
  }),
  z.object({ kind: z.literal("emote"), duelId: z.string(), emote: z.enum(emotes) }),
  /** A choice that was asked for on this socket does not count, and why. */
  z.object({ kind: z.literal("refused"), duelId: z.string(), message: z.string() }),
  /** Whether the other player of a duel can be reached. */
  z.object({ kind: z.literal("presence"), duelId: z.string(), otherIsHere: z.boolean() }),
  /** To `ping`. */
  z.object({ kind: z.literal("pong") }),
  /** A duel that is watched has gone on. */
  z.object({ kind: z.literal("watched"), duelId: z.string(), frames: z.int() }),
]);
export type ServerMessage = z.output<typeof serverMessage>;

/** From the browser: at most 20 a second, 200 bytes each. */
export const clientMessage = z.discriminatedUnion("kind", [
  /** As a player of this duel; answered at once with where it stands. */
  z.object({ kind: z.literal("follow"), duelId: id<"duel">() }),
  z.object({ kind: z.literal("watch"), duelId: id<"duel">() }),
  z.object({ kind: z.literal("leave"), duelId: id<"duel">() }),
  /** The same as the call `chooseInDuel`, answered by the new state of the duel or by `refused`. */
  z.object({
    kind: z.literal("choose"),
    duelId: id<"duel">(),
    step: z.int(),
    choice: z.enum(choices),
  }),
  /** After a silence: a connection can be dead without having been closed. */
  z.object({ kind: z.literal("ping") }),
]);
/** As a browser writes it. */
export type ClientMessage = z.input<typeof clientMessage>;
/** As the server reads it. */
export type ReceivedMessage = z.output<typeof clientMessage>;
