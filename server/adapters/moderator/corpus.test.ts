/** How well the local rules judge texts that people have judged, over all and in each half. */
import { expect, test } from "vitest";
import { localModerator } from "./embedded.ts";
import { halves, judgedTexts, type JudgedText } from "./test-corpus.ts";

const PASSED_MAX = 0.03;
const REFUSED_MAX = 0.02;

const moderator = localModerator();
const isHarmless = ({ label }: JudgedText) => label === "harmless";
const isAllowed = async ({ text }: JudgedText) => (await moderator.review(text)).allowed;

const named = ({ language, label, text }: JudgedText) => `${label} (${language}): ${text}`;

/** The share of texts that were judged otherwise than by people, and which ones. */
async function misjudged(texts: readonly JudgedText[]) {
  const wrong = [];
  for (const one of texts) if ((await isAllowed(one)) !== isHarmless(one)) wrong.push(one);
  return { share: wrong.length / texts.length, names: wrong.map(named).join("\n") };
}

const all = halves.flatMap(judgedTexts);

const parts = [
  { part: "all", texts: all },
  ...halves.map((half) => ({ part: half, texts: judgedTexts(half) })),
];

test.for(parts)(
  "in $part texts at most 3 % of the unsafe pass and 2 % of the harmless are refused",
  async ({ texts }) => {
    const passed = await misjudged(texts.filter((one) => !isHarmless(one)));
    const refused = await misjudged(texts.filter(isHarmless));

    expect(passed.share, `These pass:\n${passed.names}`).toBeLessThanOrEqual(PASSED_MAX);
    expect(refused.share, `These are refused:\n${refused.names}`).toBeLessThanOrEqual(REFUSED_MAX);
  },
);

test("nobody who writes about hurting themselves is told off instead", async () => {
  const texts = all.filter(({ label }) => label === "self_harm");
  const verdicts = await Promise.all(texts.map(({ text }) => moderator.review(text)));
  const kind = verdicts.filter((verdict) => !verdict.allowed && verdict.code === "self_harm");

  expect(kind.length / texts.length).toBeGreaterThanOrEqual(1 - PASSED_MAX);
});

test("the corpus is large, in many languages, and no text stands in it twice", () => {
  const texts = all.map(({ text }) => text);
  const languages = new Set(all.map(({ language }) => language));

  expect(texts.length).toBeGreaterThanOrEqual(600);
  expect(new Set(texts).size).toBe(texts.length);
  expect(languages.size).toBeGreaterThanOrEqual(8);
});
