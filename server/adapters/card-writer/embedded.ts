import type { ForgeThreads } from "#server/adapters/forge/threads.ts";
import type { CardWriter } from "#server/ports/card-writer.ts";

/** The forge's own writer: offline, in milliseconds, and it never fails. */
export const forgeWriter = (threads: Pick<ForgeThreads, "write">): CardWriter => ({
  name: "forge",
  async write(request, onField) {
    const words = await threads.write(request);
    onField(words);
    return words;
  },
});
