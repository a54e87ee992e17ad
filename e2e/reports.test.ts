import { expect, type Page } from "@playwright/test";
import { signUpAsAdmin } from "#e2e/support/admin.ts";
import { PAINTED_MS } from "#e2e/support/creation.ts";
import { fine } from "#e2e/support/family.ts";
import { findings } from "#e2e/support/findings.ts";
import { expectToast, openAtRest, signUp } from "#e2e/support/player.ts";
import { gameUrl } from "#e2e/support/the-game.ts";
import { test } from "#e2e/support/test.ts";

const PHONE = { width: 390, height: 900 };

type Made = { id: string; card: { id: string } } | null;

/** A card of the player's own words that everybody finds on the market. */
async function sellsOwnCard(page: Page): Promise<string> {
  const data = { description: "a brave little fire fox" };
  const made = await page.request.post("/api/cards/create", { data });
  const { creation } = (await made.json()) as { creation: { id: string } };
  let own: Made = null;
  await expect(async () => {
    const answer = await page.request.get(`/api/creations/${creation.id}`);
    own = ((await answer.json()) as { userCard: Made }).userCard;
    expect(own).not.toBeNull();
  }).toPass({ timeout: PAINTED_MS });
  const { id, card } = own ?? { id: "", card: { id: "" } };
  await fine(page.request.post("/api/trades", { data: { cardId: id, price: 50 } }));
  return card.id;
}

test("a reported card loses its words, and its maker says that this is wrong", async ({
  page: maker,
  browser,
}) => {
  await signUp(maker);
  const cardId = await sellsOwnCard(maker);
  const reader = await browser.newPage({ baseURL: gameUrl });
  await signUp(reader);
  await openAtRest(reader, `/card/${cardId}`);
  await reader.getByRole("button", { name: "Report This Card" }).click();
  await reader.getByLabel("It is unkind or rude").click();
  await reader.getByLabel("Tell us more (optional)").fill("It is rude.");
  expect.soft(await findings(reader), "a report").toEqual([]);
  await reader.getByRole("button", { name: "Send Report" }).click();
  await expectToast(reader, "Report Sent");
  await expect(reader.getByRole("button", { name: "Report This Card" })).toHaveCount(0);
  const admin = await browser.newPage({ baseURL: gameUrl });
  await admin.setViewportSize(PHONE);
  await signUpAsAdmin(admin);

  await openAtRest(admin, "/admin/moderation?state=open&kind=card");
  await expect(admin.getByRole("link", { name: "Moderation", exact: true })).toBeInViewport();
  expect.soft(await findings(admin), "the queue").toEqual([]);
  const look = admin.getByRole("button", { name: /^Look at A card/ }).first();
  await look.click();
  await expect(admin.getByRole("dialog")).toContainText("It is rude.");
  await admin.getByLabel(/^Why/).fill("It hurts somebody.");
  expect.soft(await findings(admin), "a case").toEqual([]);
  await admin.getByRole("button", { name: "Take the Words Away" }).click();
  await expectToast(admin, "Decided");

  await openAtRest(maker, "/profile?tab=account");
  await expect(maker.getByText(/It hurts somebody/)).toBeVisible();
  await maker.getByRole("button", { name: "This Is Wrong" }).click();
  await maker.getByLabel("Why is it wrong?").fill("It is a kind fox.");
  expect.soft(await findings(maker), "an appeal").toEqual([]);
  await maker.getByRole("button", { name: "Send", exact: true }).click();
  await expectToast(maker, "Sent");

  await openAtRest(admin, "/admin/moderation?state=appeal");
  await look.click();
  await expect(admin.getByRole("dialog")).toContainText("It is a kind fox.");
  await admin.getByRole("button", { name: "The Player Is Right" }).click();
  await expectToast(admin, "Decided");
  await expect(admin.getByText("No reports match")).toBeVisible();
  await openAtRest(maker, "/profile?tab=account");
  await expect(maker.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
  await expect(maker.getByText("What Was Decided")).toHaveCount(0);
});
