/** How quickly the screens answer input on a slow phone, and what they cost without input. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { BrowserContext, Page } from "@playwright/test";
import { home } from "#tools/set-up.mjs";
import { enter, withBrowser } from "./browser.ts";
import { gameEnvironment, withGame, type GameProcess } from "./processes.ts";
import { median, type Cell, type Extent, type Section, type Table } from "./table.ts";

const SLOWDOWN = 4;
const AIM_MS = 50;
const GLOW_AIM_MS = 5;

/** `settledMs`: by then the page has also put away what it keeps for offline. */
const extents = {
  whole: { cards: 5_000, keys: "vulka", flips: 5, settledMs: 15_000, idleMs: 5_000 },
  short: { cards: 300, keys: "v", flips: 1, settledMs: 0, idleMs: 100 },
} satisfies Record<Extent, object>;

type Sizes = (typeof extents)[Extent];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export const interaction: Section = {
  name: "interaction",
  measure: (extent) =>
    withGame((game) =>
      withBrowser(async (chrome) => {
        const sizes = extents[extent];
        const phone = await chrome.newContext(PHONE);
        await enterWithCards(phone, game, sizes.cards);
        const typing = await typeInFilter(phone, game, sizes);
        const flips = await flipCards(phone, game, sizes);
        const desk = await chrome.newContext({ storageState: await phone.storageState() });
        return [
          handTable(typing, flips, sizes),
          restTable(await idleGlow(desk, game, sizes), sizes),
        ];
      }),
    ),
};

const row = (what: string, ms: readonly number[]): readonly Cell[] => [
  what,
  { value: median(ms), under: AIM_MS },
  { value: Math.max(...ms), under: AIM_MS },
];

const handTable = (typing: number[], flips: number[], { cards }: Sizes): Table => ({
  title: "A hand on the screen",
  note:
    `${cards} cards, processor ${SLOWDOWN} times slower. From the key or tap to the picture that ` +
    "answers it, as the browser reports it (in steps of 8 ms).",
  head: ["what", "median, ms", "worst, ms"],
  rows: [row("a key press in the filter", typing), row("turning a card over", flips)],
});

const restTable = (glow: { cards: number; msPerSecond: number }, { idleMs }: Sizes): Table => ({
  title: "A page at rest",
  note: `Main thread per second without input, over ${idleMs / 1000} s, processor at its own speed.`,
  head: ["what", "ms/s"],
  rows: [[`${glow.cards} glowing cards in sight`, { value: glow.msPerSecond, under: GLOW_AIM_MS }]],
});

async function enterWithCards(context: BrowserContext, game: GameProcess, cards: number) {
  await enter(context, game, "collector");
  const command = ["workshop/stock-collection.ts", "collector@bench.test", String(cards)];
  const env = { ...process.env, ...gameEnvironment(game) };
  await promisify(execFile)(process.execPath, command, { cwd: home, env });
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

async function typeInFilter(
  context: BrowserContext,
  { url }: GameProcess,
  { keys }: Sizes,
): Promise<number[]> {
  const page = await context.newPage();
  await page.goto(`${url}/cards?tab=vault`);
  await page.getByText(/Showing (\d+) of \1 cards$/).waitFor();
  await slowDown(page);
  const longest = await watchEvents(page);
  const field = page.getByLabel("Search cards");
  await field.click();
  await longest();
  const worst: number[] = [];
  for (const key of [...keys, ...Array.from(keys, () => "Backspace")]) {
    await page.keyboard.press(key);
    worst.push(await longest());
  }
  await page.close();
  return worst;
}

async function flipCards(
  context: BrowserContext,
  { url }: GameProcess,
  { flips, settledMs }: Sizes,
): Promise<number[]> {
  const page = await context.newPage();
  await page.goto(url);
  const cards = page.getByRole("button", { name: /^Turn .* over$/ });
  await cards.first().scrollIntoViewIfNeeded();
  const { x, y } = (await cards.first().boundingBox()) ?? { x: 0, y: 0 };
  await page.waitForTimeout(settledMs);
  await slowDown(page);
  const longest = await watchEvents(page);
  const worst: number[] = [];
  for (let time = 0; time < flips; time++) {
    await page.touchscreen.tap(x + 40, y + 40);
    worst.push(await longest());
  }
  await page.close();
  return worst;
}

/** What the main thread works while a page full of epic cards just glows. */
async function idleGlow(
  context: BrowserContext,
  { url }: GameProcess,
  { settledMs, idleMs }: Sizes,
) {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${url}/cards?tab=vault&rarity=epic`);
  await page.getByText(/^Showing \d+ of/).waitFor();
  await page.waitForLoadState("networkidle");
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 700);
  await page.waitForTimeout(settledMs);
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
  await page.waitForTimeout(idleMs);
  const spent = (await taskSeconds()) - before;
  await page.close();
  return { cards, msPerSecond: (spent * 1000) / (idleMs / 1000) };
}
