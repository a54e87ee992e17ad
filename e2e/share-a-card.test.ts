import { expect, type Page } from "@playwright/test";
import { expectAtLeast } from "#e2e/support/coins.ts";
import { createCard } from "#e2e/support/creation.ts";
import { findings } from "#e2e/support/findings.ts";
import { expectToast, signUp } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

const DIALOG = "Share Your Amazing Card Pull";

const shareDialog = (page: Page) => page.getByRole("dialog", { name: DIALOG });

/** What a page tells other sites about itself, by the name of the tag. */
async function tagsOf(page: Page, link: string): Promise<Record<string, string>> {
  await page.goto(link, { waitUntil: "commit" });
  // Where the body begins, the head is whole.
  await page.locator("body").waitFor({ state: "attached" });
  const tags = page.locator("head meta[property], head meta[name]");
  const pairs = await tags.evaluateAll((all) =>
    all.map((tag) => [
      tag.getAttribute("property") ?? tag.getAttribute("name") ?? "",
      tag.getAttribute("content") ?? "",
    ]),
  );
  return Object.fromEntries(pairs) as Record<string, string>;
}

test("a new card is celebrated and shared, and its link shows it to everybody", async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { username } = await signUp(page);
  const name = await createCard(page, "a moss turtle with a lighthouse on its shell");
  const celebration = page.getByRole("dialog", { name: "Card Created!" });

  await test.step("the whole screen says what happened to it", async () => {
    await expect(celebration.getByText(`${name} has joined your battle deck`)).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  const link = await test.step("its link is copied, and the reward arrives", async () => {
    await celebration.getByRole("button", { name: "Share This Card" }).click();
    const picture = shareDialog(page).getByRole("img", { name: /^A picture with the card of/ });
    await expect(picture).toHaveJSProperty("naturalWidth", 1200);
    expect(await findings(page)).toEqual([]);
    await shareDialog(page).getByRole("button", { name: "Copy Share Text" }).click();

    // Behind a dialog a toast has no role, but it is seen and read out.
    await expect(page.getByText("Share Reward Claimed").first()).toBeVisible();
    await expect(page.getByText("50 bonus credits", { exact: true }).first()).toBeVisible();
    await expect(shareDialog(page).getByText("Reward Claimed")).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain(name);
    return /\S+$/.exec(text)?.[0] ?? "";
  });

  await test.step("Escape leaves the dialog, then the celebration, and the coins are there", async () => {
    // While a toast is there, Escape takes that away first.
    await expect(page.getByText("Share Reward Claimed")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(shareDialog(page)).toBeHidden();
    await expect(celebration.getByRole("button", { name: "Share This Card" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(celebration).toBeHidden();
    // The page has it, or what has come in the place of the form.
    await expect(page.locator("#main:focus, #main :focus")).toBeVisible();
    await expectAtLeast(page, 250);
  });

  await test.step("the link comes with a picture of the card", async () => {
    const visitor = await browser.newPage();
    const tags = await tagsOf(visitor, link);
    expect(tags["og:title"]).toContain(name);
    expect(tags["og:url"]).toBe(link);
    expect(tags["twitter:card"]).toBe("summary_large_image");

    await visitor.goto(tags["og:image"] ?? "");
    await expect(visitor.locator("img")).toHaveJSProperty("naturalWidth", 1200);
    await visitor.close();
  });

  const visitor = await browser.newPage();
  await test.step("who has no account sees the card, and makes one of their own", async () => {
    const answer = await visitor.goto(link);
    expect(await answer?.text()).toContain("/api/shared-cards/{id}");
    await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(visitor.getByText(`Made by ${username}`)).toBeVisible();
    await expect(visitor.getByRole("region", { name: "Stats" })).toBeVisible();
    await expect(visitor.getByRole("heading", { name: "Lore", exact: true })).toBeVisible();
    expect(await findings(visitor)).toEqual([]);
    for (const width of [320, 390, 1440]) {
      await visitor.setViewportSize({ width, height: 800 });
      const { clientWidth, scrollWidth } = await visitor.evaluate(() => document.documentElement);
      expect(scrollWidth, `${width} px wide`).toBe(clientWidth);
    }
    await visitor.getByRole("link", { name: "Make your own" }).click();
    await expect(visitor).toHaveURL("/signup");
    await expect(visitor.getByLabel("Email")).toBeVisible();
  });

  await test.step("a friend who plays can look at it, too", async () => {
    const friend = await browser.newPage();
    await signUp(friend);
    await friend.goto(link);
    await expect(friend.getByRole("heading", { name: "Card Not Found" })).toBeAttached();
    const picture = friend.getByRole("img", { name: "The card that this link shows" });
    await expect(picture).toHaveJSProperty("naturalWidth", 1200);
    await friend.close();
  });

  await test.step("taken back, the link leads to the login like that of any other card", async () => {
    await page.goto(link);
    await page.getByRole("button", { name: "Stop Sharing" }).click();
    await expectToast(page, "No Longer Shared");

    const tags = await tagsOf(visitor, link);
    expect(tags["og:image"]).toContain("/share/taleborn.jpg");
    await expect(visitor).toHaveURL("/login");
  });
});

test("from the collection a small window opens, and three shares a day are rewarded", async ({
  page,
  context,
}) => {
  await context.route("https://www.facebook.com/**", (route) =>
    route.fulfill({ body: "Facebook" }),
  );
  await signUp(page);
  await page.goto("/cards");

  for (const left of [3, 2, 1]) {
    await page.getByRole("button", { name: "Share & Earn" }).click();
    await expect(shareDialog(page).getByText(`${left}/3 shares left today`)).toBeVisible();
    await expect(shareDialog(page).getByRole("listitem")).toHaveCount(3);
    const opening = page.waitForEvent("popup");
    await shareDialog(page).getByRole("button", { name: "Facebook" }).click();
    const popup = await opening;
    expect(popup.url()).toContain("%2Fcard%2F");
    await expect(shareDialog(page).getByText("Reward Claimed")).toBeVisible();
    await popup.close();
    await shareDialog(page).getByRole("button", { name: "Close" }).click();
  }

  // Sharing may also complete a mission, which pays as well.
  await expectAtLeast(page, 350);
  await expect(page.getByRole("button", { name: "Share & Earn" })).toBeHidden();
});

test("a link to no card, and the first pages, show the game", async ({ page }) => {
  for (const path of ["/", "/tutorial", "/rules", "/card/nobody"]) {
    const tags = await tagsOf(page, path);
    expect(tags["og:image"]).toContain("/share/taleborn.jpg");
    expect(tags["og:title"]).toContain("Taleborn");
  }
  await page.goto("/share/taleborn.jpg");
  await expect(page.locator("img")).toHaveJSProperty("naturalWidth", 1200);
});
