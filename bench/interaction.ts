/** How quickly the screens answer a hand on a slow phone, and what they cost while nobody acts. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { browser, FLAGS } from "#tools/browser.mjs";
import { home } from "#tools/set-up.mjs";
import { gameEnvironment, withGame, type GameProcess } from "./processes.ts";
import { median, type Section } from "./table.ts";
import { visitor } from "./visitor.ts";

const CARDS = 5_000;
const SLOWDOWN = 4;
const TIMES = 5;
const IDLE_MS = 5_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** By then the page has also put away what it keeps for offline. */
const SETTLED_MS = 15_000;

export const interaction: Section = {
  name: "interaction",
  measure: () =>
    withGame(async (game) => {
      const chrome = await chromium.launch({ ...(await browser()), args: FLAGS });
      try {
        const phone = await chrome.newContext(PHONE);
        await enterWithCards(phone, game);
        const typing = await typeInFilter(phone, game);
        const flips = await flipCards(phone, game);
        const desk = await chrome.newContext({ storageState: await phone.storageState() });
        const glow = await idleGlow(desk, game);
        return [
          {
            title: "A hand on the screen",
            note: `${CARDS} cards, processor ${SLOWDOWN} times slower. From the key or tap to the picture that answers it, as the browser reports it (in steps of 8 ms).`,
            head: ["what", "median", "worst", "unit", "aim"],
            rows: [
              [
                "a key press in the filter",
                median(typing),
                Math.max(...typing),
                "ms",
                "50 or less",
              ],
              ["turning a card over", median(flips), Math.max(...flips), "ms", "50 or less"],
            ],
          },
          {
            title: "A page at rest",
            note: `Main thread per second while nobody acts, over ${IDLE_MS / 1000} s, processor at its own speed.`,
            head: ["what", "cost", "unit", "aim"],
            rows: [[`${glow.cards} glowing cards in sight`, glow.msPerSecond, "ms/s", "under 5"]],
          },
        ];
      } finally {
        await chrome.close();
      }
    }),
};

async function enterWithCards(context: BrowserContext, { url, dataDir, port }: GameProcess) {
  const player = visitor(url);
  await player.signUp("collector");
  const command = ["workshop/stock-collection.ts", "collector@bench.test", String(CARDS)];
  const env = { ...process.env, ...gameEnvironment({ dataDir, port }) };
  await promisify(execFile)(process.execPath, command, { cwd: home, env });
  const [name = "", value = ""] = player.jar.cookie.split("=");
  await context.addCookies([{ name, value, url }]);
}

/** The browser's own account of every interaction since the page was opened, in milliseconds. */
async function watchEvents(page: Page) {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId } = entry as PerformanceEntry & { interactionId: number };
        if (interactionId !== 0) durations.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  /** The longest event since the last question. Quicker ones than 16 ms are not reported. */
  return async () => {
    await page.waitForTimeout(600);
    return page.evaluate(() => {
      const { durations } = globalThis as unknown as { durations: number[] };
      return Math.max(16, ...durations.splice(0));
    });
  };
}

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

async function typeInFilter(context: BrowserContext, { url }: GameProcess): Promise<number[]> {
  const page = await context.newPage();
  await page.goto(`${url}/cards?tab=vault`);
  await page.getByText(/Showing 49\d\d of 49\d\d cards$/).waitFor();
  await slowDown(page);
  const longest = await watchEvents(page);
  const field = page.getByLabel("Search cards");
  await field.click();
  await longest();
  const worst: number[] = [];
  for (const key of ["v", "u", "l", "k", "a", "Backspace", "Backspace", "Backspace"]) {
    await page.keyboard.press(key);
    worst.push(await longest());
  }
  await page.close();
  return worst;
}

async function flipCards(context: BrowserContext, { url }: GameProcess): Promise<number[]> {
  const page = await context.newPage();
  await page.goto(url);
  const cards = page.getByRole("button", { name: /^Turn .* over$/ });
  await cards.first().scrollIntoViewIfNeeded();
  const { x, y } = (await cards.first().boundingBox()) ?? { x: 0, y: 0 };
  await page.waitForTimeout(SETTLED_MS);
  await slowDown(page);
  const longest = await watchEvents(page);
  const worst: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await page.touchscreen.tap(x + 40, y + 40);
    worst.push(await longest());
  }
  await page.close();
  return worst;
}

/** What the main thread works while a page full of epic cards just glows. */
async function idleGlow(context: BrowserContext, { url }: GameProcess) {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${url}/cards?tab=vault&rarity=epic`);
  await page.getByText(/^Showing \d+ of/).waitFor();
  await page.waitForLoadState("networkidle");
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 700);
  await page.waitForTimeout(SETTLED_MS);
  const cards = await page.locator('.card[data-rarity="epic"]').evaluateAll(
    (all) =>
      all.filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      }).length,
  );
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  const taskSeconds = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ThreadTime")?.value ?? Number.NaN;
  };
  const before = await taskSeconds();
  await page.waitForTimeout(IDLE_MS);
  const spent = (await taskSeconds()) - before;
  await page.close();
  return { cards, msPerSecond: (spent * 1000) / (IDLE_MS / 1000) };
}
