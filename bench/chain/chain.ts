/** How fast cards become NFTs on the game's own network, and what a wallet costs that a player watches. */
import type { Section } from "#bench/table.ts";
import { measureConversions } from "./conversions.ts";
import { measureManyMints } from "./many-mints.ts";
import { measurePolling } from "./polling.ts";

export const chain: Section = {
  name: "chain",
  measure: async (extent) => [
    await measureConversions(extent),
    await measurePolling(extent),
    await measureManyMints(extent),
  ],
};
