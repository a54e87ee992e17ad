import { expect, type Page } from "@playwright/test";
import { signUpAsAdmin } from "#e2e/support/admin.ts";
import { fine } from "#e2e/support/family.ts";
import { findings } from "#e2e/support/findings.ts";
import { hostileTexts } from "#e2e/support/hostile-texts.ts";
import { test } from "#e2e/support/own-game.ts";
import { expectToast, openAtRest, signUp } from "#e2e/support/player.ts";

const PHONE = { width: 390, height: 900 };
const DESKTOP = { width: 1440, height: 900 };

const dialog = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const fill = (page: Page, label: string, value: string) =>
  dialog(page).getByLabel(label, { exact: true }).fill(value);

async function remove(page: Page, name: string) {
  await press(page, `Delete ${name}`);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
}

const panel = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

test("an admin writes a creature, a package and a mission", async ({ game, page }) => {
  await page.setViewportSize(DESKTOP);
  await signUpAsAdmin(page, game.settings);

  await test.step("a creature", async () => {
    await openAtRest(page, "/admin/creatures");
    expect.soft(await findings(page), "creatures").toEqual([]);
    await press(page, "Add Creature");
    await press(page, "Create Creature");
    await expect(page.getByText("Please give it a name.")).toBeVisible();
    expect.soft(await findings(page), "the form of a creature").toEqual([]);
    await fill(page, "Name", "Quorvex");
    await fill(page, "Image URL", "https://10.0.0.1/quorvex.png");
    await press(page, "Create Creature");
    await expectToast(page, "Error", "public https address");
    await fill(page, "Image URL", "/creatures/nothing-like-it.webp");
    await press(page, "Create Creature");
    await expectToast(page, "Success", "Creature created successfully!");
    await panel(page, "Quorvex").scrollIntoViewIfNeeded();
    await expect(panel(page, "Quorvex")).toContainText("Image not available");
    await expect(panel(page, "Quorvex")).toContainText("ATK 50");

    await page.setViewportSize(PHONE);
    await press(page, "Edit Quorvex");
    await fill(page, "Base Attack", "61");
    await press(page, "Update Creature");
    await expectToast(page, "Success", "Creature updated successfully!");
    await expect(panel(page, "Quorvex")).toContainText("ATK 61");
    await remove(page, "Quorvex");
    await expectToast(page, "Success", "Creature deleted successfully!");
    await expect(panel(page, "Quorvex")).toHaveCount(0);
  });

  await test.step("a package", async () => {
    await openAtRest(page, "/admin/store");
    await press(page, "Add Package");
    await fill(page, "Price in dollars", "0.3");
    await press(page, "Create Package");
    await expect(page.getByText("takes no payment below $0.50")).toBeVisible();
    expect.soft(await findings(page), "the form of a package").toEqual([]);
    await fill(page, "Name", "Tiny Pack");
    await fill(page, "Price in dollars", "1.5");
    await press(page, "Create Package");
    await expectToast(page, "Package Created");

    await page.setViewportSize(DESKTOP);
    expect.soft(await findings(page), "the store").toEqual([]);
    await press(page, "Edit Tiny Pack");
    await fill(page, "Credits", "2");
    await press(page, "Update Package");
    await expectToast(page, "Package Updated");
    await expect(panel(page, "Tiny Pack")).toContainText("2 credits for $1.50");
    await remove(page, "Tiny Pack");
    await expectToast(page, "Package Deleted");
    await expect(panel(page, "Tiny Pack")).toHaveCount(0);
  });

  await test.step("a mission", async () => {
    await openAtRest(page, "/admin/missions");
    expect.soft(await findings(page), "missions").toEqual([]);
    await press(page, "Add Mission");
    await fill(page, "Title", "Find treasure");
    await fill(page, "End Date", "2020-01-01");
    await press(page, "Create Mission");
    await expect(page.getByText("A mission must end after it starts.")).toBeVisible();
    expect.soft(await findings(page), "the form of a mission").toEqual([]);
    await fill(page, "End Date", "2099-01-01");
    await press(page, "Create Mission");
    await expectToast(page, "Mission Created");

    await page.setViewportSize(PHONE);
    await press(page, "Edit Find treasure");
    await fill(page, "Coins", "7");
    await press(page, "Update Mission");
    await expectToast(page, "Mission Updated");
    await expect(panel(page, "Find treasure")).toContainText("+7\u00a0coins");
    await remove(page, "Find treasure");
    await expectToast(page, "Mission Deleted");
    await expect(panel(page, "Find treasure")).toHaveCount(0);
  });
});

test("an announcement is written, previewed, seen on home in its time, and runs nothing", async ({
  game,
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP);
  await signUpAsAdmin(page, game.settings);
  const player = await browser.newPage({ baseURL: game.url });
  await signUp(player);
  const news = player.getByRole("region", { name: "News" });

  await test.step("it is written and previewed", async () => {
    await openAtRest(page, "/admin/content");
    expect.soft(await findings(page), "content").toEqual([]);
    await press(page, "Add Content");
    await press(page, "Create Content");
    await expect(page.getByText("Please give it a title.")).toBeVisible();
    await fill(page, "Title", "Big day");
    await dialog(page).getByRole("textbox", { name: "Content" }).fill("A **big** day.\n\n- one");
    await dialog(page).getByLabel("Type").selectOption("announcement");
    await dialog(page).getByRole("switch", { name: "Featured" }).click();
    await press(page, "Preview");
    await expect(page.getByRole("region", { name: "Preview" }).locator("strong")).toHaveText("big");
    expect.soft(await findings(page), "the form of content").toEqual([]);
    await press(page, "Create Content");
    await expectToast(page, "Content Created");
    await player.goto("/");
    await expect(news).toContainText("Big day");
    await expect(news.locator("strong")).toHaveText("big");
  });

  await test.step("it is changed to wait until tomorrow, and deleted in the end", async () => {
    const tomorrow = new Date(Date.now() + 12 * 3_600_000).toISOString().slice(0, 16);
    await press(page, "Edit Big day");
    await fill(page, "Show from", tomorrow);
    await press(page, "Update Content");
    await expectToast(page, "Content Updated");
    await expect(panel(page, "Big day")).toContainText("Scheduled");
    await player.goto("/");
    await expect(player.getByText("Big day")).toHaveCount(0);
    await game.moveClock(2);
    await player.goto("/");
    await expect(news).toContainText("Big day");

    await page.setViewportSize(PHONE);
    await openAtRest(page, "/admin/content");
    await remove(page, "Big day");
    await expectToast(page, "Content Deleted");
    await player.goto("/");
    await expect(player.getByText("Big day")).toHaveCount(0);
  });

  await test.step("scripts in every field stay words, for players, visitors and admins", async () => {
    for (const [nth, text] of hostileTexts.entries()) {
      const words = { title: text, content: `${text}\n\n# ${text}\n\n- ${text}` };
      const meta = { metaDescription: text, metaKeywords: text, order: nth + 1 };
      const type = ["announcement", "rule", "faq", "tutorial", "page"][nth % 5];
      await fine(page.request.post("/api/admin/content", { data: { ...words, ...meta, type } }));
    }
    const visitor = await browser.newPage({ baseURL: game.url });
    const seen = [
      [player, "/"],
      [player, "/rules"],
      [player, "/tutorial"],
      [visitor, "/rules"],
      [visitor, "/tutorial"],
      [page, "/admin/content"],
    ] as const;
    for (const [who, path] of seen) {
      await openAtRest(who, path);
      for (const question of await who.locator("summary").all()) await question.click();
      expect(await who.evaluate("window.hacked")).toBeUndefined();
    }
    await press(page, `Edit ${hostileTexts[0]}`);
    await press(page, "Preview");
    await expect(page.getByRole("region", { name: "Preview" })).toContainText("<script>");
    expect(await page.evaluate("window.hacked")).toBeUndefined();
  });
});
