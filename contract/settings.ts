/** What every screen has to know of the settings. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const publicSettings = endpoint("GET /api/settings", {
  access: "anyone",
  summary: "What every screen has to know: whether the game is looked after, and today's numbers",
  output: z.object({
    /** The words of the banner; null when the game runs as always. */
    maintenance: z.nullable(z.string()),
    shareCoins: z.int(),
    sharesPerDay: z.int(),
    computerWinsPaidPerDay: z.int(),
    playerWinsPaidPerDay: z.int(),
    lossesPaidPerDay: z.int(),
    playerWinCoins: z.int(),
    marketFeePercent: z.int(),
    freeSales: z.int(),
  }),
});
