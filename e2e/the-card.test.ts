import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "#e2e/support/signed-in.ts";
import { gameUrl } from "#e2e/support/the-game.ts";
import { inMotion } from "#e2e/support/in-motion.ts";

test.use(inMotion);

/** Five sample cards in a row, which turn when the pointer is over them. */
async function openShowcase(page: Page): Promise<Locator> {
  await page.goto("/");
  const showcase = page.getByRole("list", { name: "Creatures" });
  const item = showcase.getByRole("listitem").first();
  await item.scrollIntoViewIfNeeded();
  await expect(item.getByRole("img")).toBeVisible();
  return item;
}

/** The angle by which the card is turned over, in degrees; the browser reports it as a matrix. */
const turnOf = (item: Locator) =>
  item.locator(".card-rotor").evaluate((rotor) => {
    const { m11 } = new DOMMatrix(getComputedStyle(rotor).transform);
    return Math.round((Math.acos(Math.max(-1, Math.min(1, m11))) * 180) / Math.PI);
  });

const lightOf = (item: Locator) =>
  item
    .locator(".card")
    .evaluate((card) => [
      Number(card.style.getPropertyValue("--px") || Number.NaN),
      Number(card.style.getPropertyValue("--py") || Number.NaN),
    ]);

test("a card turns over under the pointer, and its light follows the pointer", async ({ page }) => {
  const item = await openShowcase(page);
  const box = (await item.boundingBox())!;

  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.75, { steps: 5 });
  await expect.poll(() => turnOf(item)).toBeGreaterThan(150);
  const [x, y] = await lightOf(item);
  expect(x).toBeCloseTo(0.25, 1);
  expect(y).toBeCloseTo(0.75, 1);

  await page.mouse.move(2, 2);
  await expect.poll(() => turnOf(item)).toBe(0);
  expect(await lightOf(item)).toEqual([Number.NaN, Number.NaN]);
});

test("a story that is too long for the card ends with an ellipsis", async ({ page }) => {
  await openShowcase(page);
  const stories = page.getByRole("list", { name: "Creatures" }).locator(".card-lore");

  const cut = await stories.evaluateAll((all) =>
    all.map((story) => {
      const words = story.firstElementChild ?? story;
      // The browser draws the ellipsis where the words, not what is around them, are too long.
      const isAbrupt = story.scrollHeight > story.clientHeight;
      return { isAbrupt, hasEllipsis: words.scrollHeight > words.clientHeight };
    }),
  );
  expect(cut.filter(({ isAbrupt }) => isAbrupt)).toEqual([]);
  expect(cut.some(({ hasEllipsis }) => hasEllipsis)).toBe(true);
});

test("a card turns over by keyboard", async ({ page }) => {
  const item = await openShowcase(page);
  const button = item.getByRole("button", { name: /^Turn .* over$/ });

  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => turnOf(item)).toBe(180);

  await page.keyboard.press("Space");
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => turnOf(item)).toBe(0);
});

test("a card that stands still fades from one side to the other", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const item = await openShowcase(page);

  await item.getByRole("button").click();

  await page.mouse.move(2, 2);
  await expect(item.locator(".card-back")).toHaveCSS("opacity", "1");
  await expect(item.locator(".card-front")).toHaveCSS("opacity", "0");
  expect(await turnOf(item)).toBe(0);
});

test("on a phone a tap turns the card, and its light follows how the phone is held", async ({
  browser,
  player,
}) => {
  const phone = await browser.newContext({
    baseURL: gameUrl,
    storageState: player.storageState,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await phone.newPage();
  const item = await openShowcase(page);

  await item.getByRole("button").tap();
  await expect.poll(() => turnOf(item)).toBeGreaterThan(150);
  await item.getByRole("button").tap();

  // The browser's own sensors cannot be moved from here, so what they would say is said to the page.
  const hold = (beta: number, gamma: number) =>
    page.evaluate(
      (angles) => dispatchEvent(new DeviceOrientationEvent("deviceorientation", angles)),
      { beta, gamma },
    );
  await expect(async () => {
    await hold(40, 0);
    await hold(40, 12);
    expect((await lightOf(item))[0]).toBeGreaterThan(0.6);
  }).toPass({ timeout: 10_000 });
  await phone.close();
});
