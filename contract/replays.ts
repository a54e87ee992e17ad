/** A battle to watch, open to everybody who has its link; until it is over, only to friends. */
import * as z from "zod/mini";
import { battle } from "./battle.ts";
import { duelEvent, duelKinds, duelView } from "./duel.ts";
import { endpoint } from "./endpoint.ts";
import { id } from "./ids.ts";

/** A moment of a duel: what happened, and how it stands then. The first one is the beginning. */
const frame = z.object({ events: z.array(duelEvent), view: duelView });

export type DuelFrame = z.output<typeof frame>;

const duelReplay = z.object({
  kind: z.literal("duel"),
  id: z.string(),
  duelKind: z.enum(duelKinds),
  createdAt: z.string(),
  /** The first side is `own` in every frame. */
  names: z.object({ own: z.string(), other: z.string() }),
  otherKind: z.enum(["player", "computer"]),
  /** While it goes on, the last turn is not shown yet. */
  live: z.boolean(),
  frames: z.array(frame),
  commitment: z.string(),
  secret: z.nullable(z.string()),
});

export type DuelReplay = z.output<typeof duelReplay>;

const powerReplay = z.object({
  kind: z.literal("power"),
  id: z.string(),
  battle,
  /** Whether the viewer fought in it, as `player`; a spectator reads it by names. */
  isOwn: z.boolean(),
});

export const getReplay = endpoint("GET /api/replays/{id}", "anyone", {
  summary: "A finished battle, or for friends a duel that goes on, one turn late",
  input: z.object({ id: id<"battle">() }),
  output: z.union([duelReplay, powerReplay]),
});
