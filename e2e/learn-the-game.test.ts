import { expect, type Page } from "@playwright/test";
import { expectHome, expectToast, goByMenu, signUpAtHome } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const expectStep = (page: Page, step: number) =>
  expect(page.getByText(`Step ${step} of 5`, { exact: true })).toBeVisible();

test("a visitor learns the game by keyboard, step by step", async ({ page }) => {
  await page.goto("/tutorial");
  await expectStep(page, 1);

  await test.step("the first press hydrates the page and counts", async () => {
    await button(page, "Next").focus();
    await page.keyboard.press("Enter");
    await expectStep(page, 2);
    await expect(page.getByRole("heading", { name: "Build your deck" })).toBeVisible();
  });

  await test.step("the arrow keys turn the steps too", async () => {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expectStep(page, 4);
    await page.keyboard.press("ArrowLeft");
    await expectStep(page, 3);
  });

  await test.step("the last step leads on, with the focus where Next was", async () => {
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expectStep(page, 5);
    await expect(page.getByRole("link", { name: "PLAY", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Start Your Journey" })).toBeVisible();
  });
});

test("on Auto the steps go round, until Pause or until they are skipped", async ({ page }) => {
  await page.clock.install();
  await page.goto("/tutorial");
  await expect(button(page, "Back")).toBeDisabled();
  await button(page, "Auto").click();
  await expect(button(page, "Pause")).toBeVisible();

  await page.clock.runFor(4_000);
  await expectStep(page, 2);
  await page.clock.runFor(16_000);
  await expectStep(page, 1);

  await button(page, "Pause").click();
  await page.clock.runFor(60_000);
  await expectStep(page, 1);

  await page.getByRole("link", { name: "Skip Tutorial" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("without any script", () => {
  test.use({ javaScriptEnabled: false });

  test("rules and tutorial have what stands in the database, and questions open", async ({
    page,
  }) => {
    await page.goto("/rules");
    await expect(
      page.getByRole("heading", { name: "Be kind in everything you write" }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Questions and Answers" }).click();
    await expect(page).toHaveURL("/rules#questions");
    const answer = page.getByText("without a credit card", { exact: false });
    await expect(answer).toBeHidden();
    await page.getByText("Is Taleborn free?").click();
    await expect(answer).toBeVisible();

    await page.goto("/tutorial");
    await expect(page.getByRole("heading", { name: "Your first ten minutes" })).toBeVisible();
  });
});

test("a player finishes the tutorial, and a mission is done", async ({ page }) => {
  const account = await signUpAtHome(page);

  await test.step("news on home, once", async () => {
    const news = page.getByRole("region", { name: "News" });
    await expect(news).toContainText("Welcome to Taleborn!");
    await news.getByRole("button", { name: "Close the news" }).click();
    await expect(news).toBeHidden();
    await page.reload();
    await expectHome(page, account);
    await expect(page.getByText("1 day in a row.")).toBeVisible();
    await expect(news).toBeHidden();
  });

  await test.step("the tutorial leads to the first card", async () => {
    await goByMenu(page, "Tutorial");
    for (let step = 1; step < 5; step++) {
      await expectStep(page, step);
      await button(page, "Next").click();
    }
    await page.getByRole("link", { name: "PLAY", exact: true }).click();
    await expect(page).toHaveURL("/create-dynamic");
    await expectToast(page, "Mission complete", "Learn the ropes +40");
  });

  await test.step("home knows", async () => {
    await goByMenu(page, "Home");
    await page.getByText("All missions").click();
    const steps = page.getByRole("region", { name: "For Newcomers" }).getByRole("listitem");
    await expect(steps.filter({ hasText: "Learn the ropes" })).toContainText("1/1");
    await expect(steps.filter({ hasText: "Sweet victory" })).toContainText("0/1");
  });
});

/** The fonts that the first element of this kind is painted with. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** What stands below the headline, in the letters of most of the game. */
const PLAIN = "main h1 ~ p";

test("letters that come late are the game's own all the same, and nothing moves for them", async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/nunito-*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.by += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift" });
  });
  const movedBy = () =>
    page.evaluate(() => (globalThis as unknown as { moved: { by: number } }).moved.by);

  await page.setViewportSize({ width: 390, height: 844 });
  // Until the page is read, the browser numbers its elements anew.
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByText("Free to play • No downloads required")).toBeVisible();
  expect((await fontsOf(page, PLAIN)).join()).not.toContain("Nunito");
  // The letters of headlines come by themselves, and are none of those that are held.
  await page.evaluate(() => document.fonts.load("1em 'Lilita One'"));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const before = await movedBy();

  release();

  await expect.poll(async () => (await fontsOf(page, PLAIN)).join()).toContain("Nunito");
  expect((await movedBy()) - before).toBeLessThan(0.001);
});
