import { expect, type Page } from "@playwright/test";
import { createCard } from "#e2e/support/creation.ts";
import { findings } from "#e2e/support/findings.ts";
import { expectToast, goByMenu, signUp } from "#e2e/support/player.ts";
import { gameUrl } from "#e2e/support/the-game.ts";
import { test } from "#e2e/support/test.ts";

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

/** Gets a friend code, on the way from the menu. */
async function getCode(page: Page): Promise<string> {
  await goByMenu(page, "Friends");
  await page.getByRole("button", { name: "Get My Code" }).click();
  return (await page.getByText(/^[A-Z2-9]{8}$/).textContent()) ?? "";
}

test("two players become friends by a code, one sees the other's heart, and they meet for a duel", async ({
  page: ann,
  browser,
}) => {
  const ben = await browser.newPage({ baseURL: gameUrl, viewport: PHONE });
  const [{ username: annsName }, { username: bensName }] = [await signUp(ann), await signUp(ben)];
  const creature = await createCard(ben, "a small owl with a lantern");
  await ben.goto("/");
  const code = await getCode(ben);
  expect(await findings(ben)).toEqual([]);

  await ann.goto("/friends");
  await ann.getByLabel("A friend’s code").fill(code.toLowerCase());
  await ann.getByRole("button", { name: "Ask", exact: true }).click();
  await expectToast(ann, "Request Sent", bensName);
  await expect(
    ann.getByRole("button", { name: `Take back the request to ${bensName}` }),
  ).toBeVisible();

  // The other screen changes without a press.
  await ben.getByRole("button", { name: `Yes to ${annsName}` }).click();
  await expectToast(ben, "New Friend!", annsName);
  await expect(ben.getByText("No creatures of their own yet.")).toBeVisible();

  const friend = ann.getByRole("region", { name: bensName });
  await expect(friend.getByText(creature)).toBeVisible();
  const heart = friend.getByRole("button", { name: `Your heart of today for ${creature}` });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  expect(await findings(ann)).toEqual([]);

  const hearts = ben.getByRole("region", { name: "Hearts for your creatures" });
  await expect(hearts.getByText(creature)).toBeVisible();
  await hearts.getByRole("button", { name: creature }).click();
  await expect(ben.getByRole("dialog", { name: creature })).toBeVisible();
  await ben.keyboard.press("Escape");

  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await expect(hearts).toHaveCount(0);
  expect(await findings(ben)).toEqual([]);

  // A gift: the friend hears of it, and claims it without typing a code.
  const give = ann.getByRole("button", { name: `Give a card to ${bensName}` });
  await give.click();
  const cards = ann.getByRole("list", { name: "Your cards" });
  await cards.getByRole("button").first().click();
  const question = ann.getByRole("dialog", { name: `to ${bensName}?` });
  expect(await findings(ann)).toEqual([]);
  await question.getByRole("button", { name: "Give", exact: true }).click();
  await expectToast(ann, "Gift Sent", bensName);
  await expect(give).toBeFocused();
  await ben.getByRole("button", { name: /^Notifications, \d+ new$/ }).click();
  await ben.getByRole("link", { name: `${annsName} gives you ` }).click();
  await ben.getByRole("button", { name: "Claim Card" }).click();
  await expectToast(ben, "Card Received!", "is yours");
  await ben.goto("/friends");

  // One press: the challenger waits in a room, and the other comes in by the bell.
  await ann.getByRole("button", { name: `Challenge ${bensName}` }).click();
  await expect(ann.getByText("Waiting for your friend to join.")).toBeVisible();
  await ben.getByRole("button", { name: /^Notifications, \d+ new$/ }).click();
  await ben.getByRole("link", { name: `${annsName} challenges you to a duel` }).click();
  await ben.getByRole("button", { name: "Join Battle" }).click();
  for (const page of [ann, ben]) {
    await expect(page.getByText("Pick three cards; the first one begins.")).toBeVisible();
  }
  await ben.close();
});
