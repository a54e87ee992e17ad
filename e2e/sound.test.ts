import { expect, type Page } from "@playwright/test";
import { findings } from "#e2e/support/findings.ts";
import { signUp } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

declare global {
  interface Window {
    /** What the page has played. */
    heard: { contexts: AudioContext[]; voices: number; buzzes: number };
  }
}

/** Writes down what the page plays, and plays it all the same. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard: Window["heard"] = { contexts: [], voices: 0, buzzes: 0 };
    window.heard = heard;
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        heard.contexts.push(this);
      }
      override createGain() {
        heard.voices += 1;
        return super.createGain();
      }
    };
    navigator.vibrate = () => {
      heard.buzzes += 1;
      return true;
    };
  });
}

const heardOn = (page: Page) =>
  page.evaluate(() => {
    const { contexts, voices, buzzes } = window.heard;
    return { states: contexts.map(({ state }) => state), voices, buzzes };
  });

/** In the same moment, of which one is heard. */
const pressGoldTwice = (page: Page) =>
  page.evaluate(() => {
    const button = document.createElement("button");
    button.className = "btn-gold";
    document.body.append(button);
    button.click();
    button.click();
    button.remove();
  });

/**
 * Moves the volume by a script of the page's own, before a person or Playwright touches the page, for
 * which Playwright counts whatever it asks of a page. Each page that is opened says what came of it.
 */
async function moveUntouched(page: Page) {
  await page.addInitScript(() => {
    const isThere = new MutationObserver(async () => {
      const slider = document.querySelector<HTMLInputElement>("input[type=range]");
      if (!slider) return;
      isThere.disconnect();
      const before = slider.getAttribute("aria-valuetext");
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
      set?.call(slider, "60");
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      // Time enough to fetch what makes sounds.
      for (let nth = 0; nth < 3; nth++) await fetch("/api/ready");
      const after = slider.getAttribute("aria-valuetext");
      const { length } = window.heard.contexts;
      console.info(`from ${before} to ${after} with ${length} contexts`);
    });
    isThere.observe(document, { childList: true, subtree: true });
  });
}

async function saidBy(page: Page): Promise<string> {
  const said = await page.waitForEvent("console", (message) => message.type() === "info");
  return said.text();
}

const ending = (page: Page) => page.getByRole("heading", { name: /^(Victory|Defeat)!$/ });

async function startBattle(page: Page) {
  await page.goto("/battle?mode=computer");
  await page.getByRole("button", { name: "My Strongest" }).click();
  await page.getByRole("button", { name: "Start Battle" }).click();
}

test("a battle is heard and felt, and muted it is neither heard nor kept awake", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 360, height: 640 });
  await listen(page);
  await signUp(page);
  await startBattle(page);
  await expect.poll(() => heardOn(page)).toMatchObject({ states: ["running"] });
  await expect.poll(async () => (await heardOn(page)).buzzes).toBeGreaterThan(0);

  const mute = page.getByRole("button", { name: "Mute" });
  await expect(mute).toBeInViewport({ ratio: 1 });
  await mute.click();
  await expect(mute).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => heardOn(page)).toMatchObject({ states: ["suspended"] });
  const { voices } = await heardOn(page);
  await expect(ending(page)).toBeVisible();
  await expect(page.getByRole("list", { name: "Rewards" })).toBeVisible();
  expect(await heardOn(page)).toMatchObject({ states: ["suspended"], voices });
});

test("with less motion wanted nothing vibrates, and all is heard", async ({ page }) => {
  await listen(page);
  await signUp(page);
  await startBattle(page);
  await expect(ending(page)).toBeVisible();
  const { voices, buzzes } = await heardOn(page);
  expect(voices).toBeGreaterThan(10);
  expect(buzzes).toBe(0);
});

test("the page is silent until it is pressed, and keeps what was set", async ({ page }) => {
  await listen(page);
  await signUp(page);
  await moveUntouched(page);
  const said = saidBy(page);
  await page.goto("/profile?tab=account");
  expect(await said).toBe("from 50 % to 60 % with 0 contexts");

  const volume = page.getByRole("slider", { name: "Volume" });

  await volume.press("ArrowRight");
  await expect(volume).toHaveAttribute("aria-valuetext", "61 %");
  await expect.poll(() => heardOn(page)).toMatchObject({ states: ["running"] });
  // What listens to presses comes a while after the page.
  await expect(async () => {
    const before = (await heardOn(page)).voices;
    await pressGoldTwice(page);
    const options = { timeout: 500 };
    await expect.poll(async () => (await heardOn(page)).voices, options).toBe(before + 1);
  }).toPass();
  const before = (await heardOn(page)).voices;

  await page.getByRole("switch", { name: "Music" }).click();
  await expect.poll(async () => (await heardOn(page)).voices).toBeGreaterThan(before + 4);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(() => heardOn(page)).toMatchObject({ states: ["suspended"] });
  await page.getByRole("switch", { name: "Vibration" }).click();
  await page.getByRole("switch", { name: "Mute" }).click();
  expect(await findings(page)).toEqual([]);

  const saidAgain = saidBy(page);
  await page.reload();
  expect(await saidAgain).toBe("from 61 % to 60 % with 0 contexts");
  await expect(page.getByRole("switch", { name: "Mute" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Music" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Vibration" })).not.toBeChecked();
  await page.getByRole("heading", { name: "Sound", exact: true }).click();
  expect((await heardOn(page)).states).toEqual([]);
});
