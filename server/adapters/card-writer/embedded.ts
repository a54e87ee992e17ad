import { readDescription } from "#forge/words/read-description.ts";
import { writeCard } from "#forge/words/write-card.ts";
import type { CardWriter } from "#server/ports/card-writer.ts";

/** The forge's own writer: offline, in a millisecond, and it never fails. */
export const forgeWriter = (): CardWriter => ({
  name: "forge",
  write({ description, rarity, seed, attempt }, onField) {
    const genome = readDescription(description, { seed, rarity });
    const words = { ...writeCard(genome, { attempt }), element: genome.element };
    onField(words);
    return Promise.resolve(words);
  },
});
