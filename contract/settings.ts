/** What every screen has to know of the settings. */
import * as z from "zod/mini";
import { toldNumbers } from "#game/settings/told.ts";
import { endpoint } from "./endpoint.ts";

const numbers = Object.fromEntries(toldNumbers.map((name) => [name, z.int()])) as Record<
  (typeof toldNumbers)[number],
  ReturnType<typeof z.int>
>;

export const publicSettings = endpoint("GET /api/settings", "anyone", {
  summary: "What every screen has to know: whether the game is looked after, and today's numbers",
  output: z.object({
    /** The words of the banner; null when the game runs as always. */
    maintenance: z.nullable(z.string()),
    ...numbers,
  }),
});

export type SettingsOnWire = z.output<typeof publicSettings.output>;
