import { expect, type Page } from "@playwright/test";
import { browserWithCamera } from "#e2e/support/camera.ts";
import { expectToast, signUp } from "#e2e/support/player.ts";
import { expectResultInView } from "#e2e/support/result.ts";
import { gameUrl } from "#e2e/support/the-game.ts";
import { test } from "#e2e/support/test.ts";

const code = (page: Page) => new URL(page.url()).searchParams.get("met") ?? "";

async function create(page: Page) {
  await page.goto("/battle");
  await page.getByRole("link", { name: "Face to Face" }).click();
  await page.getByRole("button", { name: "My Strongest" }).click();
  await page.getByRole("button", { name: "Create Battle" }).click();
  await expectToast(page, "QR Battle Created!");
  await expect(page.getByText("Expires in 15 minutes")).toBeVisible();
}

const heading = (page: Page) => page.getByRole("heading", { name: /^(Victory|Defeat)!$/ });

/** One player has won, and each player reads so from their own side. */
async function expectResults(first: Page, second: Page) {
  await expect(heading(first)).toBeVisible();
  await expect(heading(second)).toBeVisible();
  for (const page of [first, second]) await expectResultInView(page);
  const words = await Promise.all([first, second].map((page) => heading(page).textContent()));
  expect(words.toSorted()).toEqual(["Defeat!", "Victory!"]);
}

test("two players battle face to face by a code that is typed", async ({ page, browser }) => {
  await signUp(page);
  const other = await browser.newPage({ baseURL: gameUrl });
  await signUp(other);

  await create(page);
  await other.goto("/battle/qr");
  await other.getByRole("tab", { name: "Player 2" }).click();
  await other.getByLabel("Battle code").pressSequentially(code(page).toLowerCase());
  await other.getByRole("button", { name: "My Strongest" }).click();
  await other.getByRole("button", { name: "Join Battle" }).click();
  await expectToast(other, "Joined Battle!");
  await expectResults(page, other);

  await page.getByRole("button", { name: "Battle Again" }).click();
  await expect(page.getByRole("tab", { name: "Player 1", selected: true })).toBeVisible();
  await page.goto("/battles");
  await expect(page.getByText("face to face", { exact: true })).toBeVisible();
});

test("player 2 scans the code from player 1's screen", async ({ page }) => {
  await signUp(page);
  await create(page);
  const camera = await browserWithCamera(page.getByRole("img", { name: /^QR code/ }));
  const other = await camera.newPage({ baseURL: gameUrl });
  await signUp(other);

  await other.goto("/battle/qr?tab=join");
  await other.getByRole("button", { name: "My Strongest" }).click();
  await other.getByRole("button", { name: "Scan QR Code" }).click();

  await expectResults(page, other);
  await camera.close();
});

test("a battle that nobody has joined is called off, and its code is worth nothing", async ({
  page,
  browser,
}) => {
  await signUp(page);
  const other = await browser.newPage({ baseURL: gameUrl });
  await signUp(other);
  await create(page);
  const called = code(page);
  await page.reload();
  await expect(page.getByText("Waiting for your friend to join.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel Battle" }).click();
  await expect(page.getByRole("button", { name: "Create Battle" })).toBeVisible();

  await other.goto(`/battle/qr?code=${called}`);
  await other.getByRole("button", { name: "My Strongest" }).click();
  await other.getByRole("button", { name: "Join Battle" }).click();
  await expectToast(other, "Error", "Failed to join battle");
});
