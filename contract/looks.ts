/** Looks: backdrops, emblems and frames that a player has, wears, and can buy. */
import * as z from "zod/mini";
import { lookIds, lookKinds } from "#game/looks/looks.ts";
import { endpoint } from "./endpoint.ts";

export const look = z.enum(lookIds);

export const wornLooks = z.object({
  backdrop: z.nullable(look),
  emblem: z.nullable(look),
  frame: z.nullable(look),
});

export const listLooks = endpoint("GET /api/looks", "player", {
  summary: "The looks that the player has and wears, and what others cost",
  output: z.object({
    owned: z.array(look),
    worn: wornLooks,
    prices: z.object({ backdropCoins: z.int(), emblemCoins: z.int(), frameCoins: z.int() }),
  }),
});

export type LooksOnWire = z.output<typeof listLooks.output>;

export const wearLook = endpoint("PUT /api/looks", "player", {
  summary: "Wear a backdrop, an emblem or a frame that the player has, or none",
  input: z.object({ kind: z.enum(lookKinds), look: z.nullable(look) }),
});

export const buyLook = endpoint("POST /api/looks", "play", {
  summary: "Buy a look for coins, at the price that the player has seen",
  input: z.object({ look, price: z.int().check(z.positive()) }),
});
