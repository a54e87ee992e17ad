/** What Lighthouse says of the first page that a visitor sees on a phone. */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { browser, FLAGS } from "#tools/browser.mjs";
import { withGame } from "./processes.ts";
import { median, type Section } from "./table.ts";

const TIMES = 3;
const AIM = 95;

const categories = ["performance", "accessibility", "best-practices", "seo"];

export const lighthouseScores: Section = {
  name: "lighthouse",
  measure: () =>
    withGame(async ({ url }) => {
      const scores: number[][] = [];
      for (let time = 0; time < TIMES; time++) {
        // oxlint-disable-next-line no-await-in-loop
        scores.push(await visit(url));
      }
      return [
        {
          title: "Lighthouse, landing page on a phone",
          note: `Slow 4G and a slow processor, simulated; the median of ${TIMES} visits.`,
          head: ["category", "score", "unit", "aim"],
          rows: categories.map((category, i) => [
            category,
            median(scores.map((visited) => visited[i] ?? 0)),
            "of 100",
            `${AIM} or more`,
          ]),
        },
      ];
    }),
};

/** Every visit in a new browser, which has nothing in its cache. */
async function visit(url: string): Promise<number[]> {
  const { executablePath, env } = await browser();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ["--headless", ...FLAGS],
    envVars: env,
  });
  try {
    const result = await lighthouse(`${url}/`, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: "error",
    });
    return categories.map((category) =>
      Math.round((result?.lhr.categories[category]?.score ?? 0) * 100),
    );
  } finally {
    chrome.kill();
  }
}
