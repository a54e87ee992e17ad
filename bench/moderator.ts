/** How long the moderator reads: usual descriptions, and texts that were made to take long. */
import { DESCRIPTION_MAX } from "#game/creation/describe.ts";
import { localModerator } from "#server/adapters/moderator/embedded.ts";
import { judgedTexts } from "#server/adapters/moderator/test-corpus.ts";
import { median, quantile, type Section } from "./table.ts";

const RUNS = 30;

/** Repeated until a description is full. */
const made = [
  "a ", "_", "- ", "1 ", "1 (", "f*", "a.b@", "fa", "a b c ", "@$!1", "x", "у", "日本", "🇫🇺", "ꜰᴜᴄᴋ ", "aI", "a1b2 ", "s t u ",
  "want to ", "wishes to die not live end it ", "kill all the ", "the old a an all poor ", "cut off the little poor ",
  "one two three ", "ich wohne in der ", "foo at bar at baz dot ", "х е б у ", "rip their ", "covered in blood ",
]; // prettier-ignore

const filled = (piece: string): string =>
  [...piece.repeat(DESCRIPTION_MAX)].slice(0, DESCRIPTION_MAX).join("");

const sentences = judgedTexts("tuned")
  .filter(({ label }) => label === "harmless")
  .map(({ text }) => text);

/** The fastest of many runs: what else the machine did is no matter of the moderator. */
async function fastest(text: string): Promise<number> {
  const moderator = localModerator();
  const took: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    await moderator.review(text);
    took.push(performance.now() - start);
  }
  return Math.min(...took);
}

async function all(texts: readonly string[]): Promise<number[]> {
  const took: number[] = [];
  for (const text of texts) took.push(await fastest(text));
  return took;
}

export const moderator: Section = {
  name: "moderator",
  async measure() {
    const usual = await all(sentences);
    const long = await all(made.map(filled));
    return [
      {
        title: "The moderator",
        note:
          `${sentences.length} harmless texts of the corpus, and ${made.length} texts of ` +
          `${DESCRIPTION_MAX} characters that were made to take long; the fastest of ${RUNS} runs each.`,
        head: ["what", "measured", "unit", "aim"],
        rows: [
          ["a usual text, median", median(usual), "ms", "under 1"],
          ["a usual text, 95 of 100", quantile(usual, 0.95), "ms", "under 1"],
          ["a text made to take long, median", median(long), "ms", ""],
          ["a text made to take long, worst", Math.max(...long), "ms", "under 20"],
        ],
      },
    ];
  },
};
