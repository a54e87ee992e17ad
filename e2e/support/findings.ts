/** What shuts people out of a page: on the narrowest screen, in large letters, in few colours. */
import type { Page } from "@playwright/test";
import { axeFindings, layoutFindings } from "./axe.ts";
import { cutTexts } from "./cut-texts.ts";

const HEIGHT = 900;
const PHONE = 390;

/** How a player's browser may be set, and the check that runs on the open page. */
type View = {
  width: number;
  letters: "100%" | "200%";
  forcedColors: "active" | "none";
  ask: (page: Page) => Promise<string[]>;
};

/** 320 pixels are also what is left of a wide window at a zoom of 400 %. */
const views: readonly View[] = [
  { width: 320, letters: "100%", forcedColors: "active", ask: axeFindings },
  { width: 320, letters: "200%", forcedColors: "none", ask: layoutFindings },
];

/** What the checks find in each view, and which texts are cut; a wide window gets axe first. */
export async function findings(page: Page): Promise<string[]> {
  const asItIs = page.viewportSize();
  const isPhone = asItIs !== null && asItIs.width <= PHONE;
  const found = isPhone ? [] : await axeFindings(page);
  for (const view of views) found.push(...(await findingsIn(view, page)));
  await set(page, { letters: "100%", forcedColors: "none" });
  if (asItIs) await page.setViewportSize(asItIs);
  return found;
}

async function findingsIn(view: View, page: Page): Promise<string[]> {
  const { width, letters, forcedColors, ask } = view;
  await set(page, view);
  await page.setViewportSize({ width, height: HEIGHT });
  await settled(page);
  const found = [...(await ask(page)), ...(await cutTexts(page))];
  return found.map((line) => `${width} px, ${letters}, forced colours ${forcedColors}: ${line}`);
}

async function set(
  page: Page,
  { letters, forcedColors }: Pick<View, "letters" | "forcedColors">,
): Promise<void> {
  await page.emulateMedia({ forcedColors });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, letters);
}

/** About a second. Frames also come where a test holds the clock. */
const SETTLED_WITHIN_FRAMES = 60;

/** Parts that still move in stand elsewhere. Endless and scroll-driven motion is not waited for. */
const settled = (page: Page): Promise<void> => page.evaluate(standStill, SETTLED_WITHIN_FRAMES);

/** Runs in the page, so it stands alone. */
async function standStill(framesMax: number): Promise<void> {
  for (let frame = 0; frame < framesMax; frame++) {
    await new Promise(requestAnimationFrame);
    const moving = document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    if (moving.length === 0) return;
  }
}
