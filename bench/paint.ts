/** How long a phone waits until a page shows what it is about. */
import type { Browser } from "@playwright/test";
import type { GameProcess } from "./processes.ts";
import { median } from "./table.ts";

/** Lighthouse's slow 4G: what its simulation takes for 150 ms and 1.6 Mbit/s. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1000) / 8,
  uploadThroughput: (675 * 1000) / 8,
};

const SLOWDOWN = 4;

/** So long nothing larger has come. */
const STILL_MS = 2_500;

export const paintCircumstances =
  "Milliseconds until the largest picture or text, on slow 4G and a processor 4 times slower, " +
  "with nothing kept from before";

type Visit = { path: string; token: string; times: number };

/** The median of so many visits, each of a phone that was never here. */
export async function largestPaintMs(
  chrome: Browser,
  game: GameProcess,
  { path, token, times }: Visit,
): Promise<number> {
  const all: number[] = [];
  for (let time = 0; time < times; time++) all.push(await visit(chrome, game, { path, token }));
  return median(all);
}

async function visit(
  chrome: Browser,
  { url }: GameProcess,
  { path, token }: Pick<Visit, "path" | "token">,
): Promise<number> {
  const phone = await chrome.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  });
  try {
    await phone.addCookies([{ name: "sid", value: token, url }]);
    const page = await phone.newPage();
    const devtools = await phone.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.goto(url + path);
    return await page.evaluate(untilLargest, STILL_MS);
  } finally {
    await phone.close();
  }
}

/** Runs in the page. */
const untilLargest = (stillMs: number) =>
  new Promise<number>((resolve) => {
    let largestMs = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => resolve(largestMs), stillMs);
    };
    new PerformanceObserver((list) => {
      largestMs = list.getEntries().at(-1)?.startTime ?? largestMs;
      wait();
    }).observe({ type: "largest-contentful-paint", buffered: true });
    wait();
  });
