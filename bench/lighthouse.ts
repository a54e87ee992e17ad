/** What Lighthouse says of the pages that visitors and players see first on a phone. */
import { launch } from "chrome-launcher";
import lighthouse, { type Flags } from "lighthouse";
import { browser, FLAGS } from "#tools/browser.mjs";
import { withGame, type GameProcess } from "./processes.ts";
import { median, type Extent, type Section } from "./table.ts";
import { visitor } from "./visitor.ts";

const times: Record<Extent, number> = { whole: 5, short: 1 };

/** With the score that each is to reach. */
const categories = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const names = Object.keys(categories);

export const lighthouseScores: Section = {
  name: "lighthouse",
  measure: (extent) =>
    withGame(async (game) => {
      const howMany = times[extent];
      const visits = (visit: () => Promise<number[]>) => repeat(howMany, visit);
      const scores = await visits(() => score(`${game.url}/`));
      const landing = await visits(() => feel(`${game.url}/`, {}));
      const player = await cookieOf(game);
      const home = await visits(() => feel(`${game.url}/`, { Cookie: player }));
      return [
        {
          title: "Lighthouse, landing page on a phone",
          note: `Slow 4G and a slow processor, simulated; the median of ${howMany} visits.`,
          head: ["category", "score of 100"],
          rows: Object.entries(categories).map(([category, atLeast], i) => [
            category,
            { value: middle(scores, i), atLeast },
          ]),
        },
        {
          title: "What a phone really waits",
          note: `Slow 4G and a processor 4 times slower, applied while loading; the median of ${howMany} visits.`,
          head: ["page", "largest picture, ms", "layout shift"],
          rows: [pageRow("landing", landing, 1300), pageRow("home", home, 2000)],
        },
      ];
    }),
};

const pageRow = (page: string, all: readonly number[][], underMs: number) => [
  page,
  { value: middle(all, 0), under: underMs },
  { value: middle(all, 1), under: 0.01 },
];

const middle = (all: readonly number[][], i: number) => median(all.map((one) => one[i] ?? 0));

async function repeat(howMany: number, visit: () => Promise<number[]>): Promise<number[][]> {
  const all: number[][] = [];
  for (let time = 0; time < howMany; time++) {
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
  const report = await audit(url, { onlyCategories: names });
  return names.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
}

/** Milliseconds until the largest picture, and how far things moved meanwhile. */
async function feel(url: string, extraHeaders: Record<string, string>): Promise<number[]> {
  const wanted = ["largest-contentful-paint", "cumulative-layout-shift"];
  const { audits } = await audit(url, {
    onlyAudits: wanted,
    throttlingMethod: "devtools",
    extraHeaders,
  });
  return wanted.map((name) => audits[name]?.numericValue ?? Number.NaN);
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
