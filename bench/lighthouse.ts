/** What Lighthouse says of the pages that visitors and players see first on a phone. */
import { launch } from "chrome-launcher";
import lighthouse, { type Flags } from "lighthouse";
import { browser, FLAGS } from "#tools/browser.mjs";
import { withGame, type GameProcess } from "./processes.ts";
import { median, type Section } from "./table.ts";
import { visitor } from "./visitor.ts";

const TIMES = 5;

const categories = ["performance", "accessibility", "best-practices", "seo"];
const aims = ["98 or more", "100", "100", "100"];

export const lighthouseScores: Section = {
  name: "lighthouse",
  measure: () =>
    withGame(async (game) => {
      const scores = await visits(() => score(`${game.url}/`));
      const landing = await visits(() => feel(`${game.url}/`, {}));
      const player = await cookieOf(game);
      const home = await visits(() => feel(`${game.url}/`, { Cookie: player }));
      return [
        {
          title: "Lighthouse, landing page on a phone",
          note: `Slow 4G and a slow processor, simulated; the median of ${TIMES} visits.`,
          head: ["category", "score", "unit", "aim"],
          rows: categories.map((category, i) => [
            category,
            middle(scores, i),
            "of 100",
            aims[i] ?? "",
          ]),
        },
        {
          title: "What a phone really waits",
          note: `Slow 4G and a processor 4 times slower, applied while loading; the median of ${TIMES} visits.`,
          head: ["page", "largest picture", "unit", "aim", "layout shift", "its aim"],
          rows: [
            ["landing", middle(landing, 0), "ms", "under 1300", middle(landing, 1), "under 0.01"],
            ["home", middle(home, 0), "ms", "under 2000", middle(home, 1), "under 0.01"],
          ],
        },
      ];
    }),
};

const middle = (all: readonly number[][], i: number) => median(all.map((one) => one[i] ?? 0));

async function visits(visit: () => Promise<number[]>): Promise<number[][]> {
  const all: number[][] = [];
  for (let time = 0; time < TIMES; time++) {
    all.push(await visit());
  }
  return all;
}

async function cookieOf({ url }: GameProcess): Promise<string> {
  const player = visitor(url);
  await player.signUp("homebody");
  return player.jar.cookie;
}

async function score(url: string): Promise<number[]> {
  const report = await audit(url, { onlyCategories: categories });
  return categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
}

/** Milliseconds until the largest picture, and how far things moved meanwhile. */
async function feel(url: string, extraHeaders: Record<string, string>): Promise<number[]> {
  const names = ["largest-contentful-paint", "cumulative-layout-shift"];
  const { audits } = await audit(url, {
    onlyAudits: names,
    throttlingMethod: "devtools",
    extraHeaders,
  });
  return names.map((name) => audits[name]?.numericValue ?? Number.NaN);
}

/** Every visit in a new browser, which has nothing in its cache. */
async function audit(url: string, flags: Flags) {
  const { executablePath, env } = await browser();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ["--headless", ...FLAGS],
    envVars: env,
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: "error", ...flags });
    if (!result) throw new Error("Lighthouse said nothing.");
    return result.lhr;
  } finally {
    chrome.kill();
  }
}
