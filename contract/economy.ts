/** The economy as the people who run the game see it. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { upTo } from "./ids.ts";

/** Coins by reason, all positive. */
const byReason = z.record(z.string(), z.int());

export const economy = endpoint("GET /api/admin/economy", "admin", {
  summary: "Coins minted and burned by reason and day, their ratio, who holds most, and farms",
  input: z.object({ days: upTo(90) }),
  output: z.object({
    /** The oldest first, every day of the span. */
    days: z.array(z.object({ day: z.string(), minted: byReason, burned: byReason })),
    minted: z.int(),
    burned: z.int(),
    /** Burned over minted of the span; null when nothing was minted. */
    ratio: z.nullable(z.number()),
    /** Below this over 14 days there are too many coins (design of the game, "Is it sane?"). */
    alarmBelow: z.number(),
    /** Before this day a game is too young for the alarm. */
    alarmFrom: z.string(),
    isAlarming: z.boolean(),
    /** All coins that players hold, and those set aside for buy orders. */
    coinsHeld: z.int(),
    coinsSetAside: z.int(),
    topHolders: z.array(
      z.object({ id: z.string(), name: z.string(), coins: z.int(), cards: z.int() }),
    ),
    /** Where most players signed up on one day of the span, with all their names. */
    crowdedAddresses: z.array(z.object({ day: z.string(), names: z.array(z.string()) })),
    /** Who gained most by deals with unproven accounts on one day of the span. */
    topGainers: z.array(
      z.object({ id: z.string(), name: z.string(), day: z.string(), gains: z.int() }),
    ),
  }),
});
