/** How long the moderator reads: usual descriptions, and texts that were made to take long. */
import { DESCRIPTION_MAX } from "#game/creation/describe.ts";
import { localModerator } from "#server/adapters/moderator/embedded.ts";
import { judgedTexts } from "#server/adapters/moderator/test-corpus.ts";
import { median, quantile, type Extent, type Section } from "./table.ts";

/** Of every so many a text of the corpus. */
const extents = {
  whole: { runs: 30, everyNth: 1 },
  short: { runs: 1, everyNth: 50 },
} satisfies Record<Extent, object>;

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
async function fastest(text: string, runs: number): Promise<number> {
  const moderator = localModerator();
  const took: number[] = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await moderator.review(text);
    took.push(performance.now() - start);
  }
  return Math.min(...took);
}

async function all(texts: readonly string[], runs: number): Promise<number[]> {
  const took: number[] = [];
  for (const text of texts) took.push(await fastest(text, runs));
  return took;
}

export const moderator: Section = {
  name: "moderator",
  async measure(extent) {
    const { runs, everyNth } = extents[extent];
    const texts = sentences.filter((_, i) => i % everyNth === 0);
    const usual = await all(texts, runs);
    const long = await all(made.map(filled), runs);
    return [
      {
        title: "The moderator",
        note:
          `${texts.length} harmless texts of the corpus, and ${made.length} texts of ` +
          `${DESCRIPTION_MAX} characters that were made to take long; the fastest of ${runs} runs each.`,
        head: ["what", "measured", "unit"],
        rows: [
          ["a usual text, median", { value: median(usual), under: 1 }, "ms"],
          ["a usual text, 95 of 100", { value: quantile(usual, 0.95), under: 1 }, "ms"],
          ["a text made to take long, median", median(long), "ms"],
          ["a text made to take long, worst", { value: Math.max(...long), under: 20 }, "ms"],
        ],
      },
    ];
  },
};
