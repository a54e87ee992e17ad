import { expect, type APIResponse, type Browser, type Page } from "@playwright/test";
import { findings } from "#e2e/support/findings.ts";
import { linkFromLetter } from "#e2e/support/letters.ts";
import { expectToast, goByMenu, newAccount, openAtRest, signUp } from "#e2e/support/player.ts";
import { gameUrl } from "#e2e/support/the-game.ts";
import { test } from "#e2e/support/test.ts";

const CHILD_BORN = `${new Date().getFullYear() - 9}-01`;

async function fine(answer: Promise<APIResponse>) {
  expect((await answer).status()).toBe(200);
}

/** One more guardian for the child, who asks them; the answer has a journey of its own. */
async function guardianOf(child: Page, browser: Browser) {
  const page = await browser.newPage({ baseURL: gameUrl });
  const account = newAccount();
  await fine(child.request.post("/api/family/ask", { data: { parentEmail: account.email } }));
  const link = new URL(await linkFromLetter(account.email, "/family/answer"));
  await signUp(page, account);
  const data = { token: link.searchParams.get("token"), open: [] };
  await fine(page.request.post("/api/family/approve", { data }));
  return { page, ...account };
}

const asks = (child: Page, wanted: string) =>
  fine(child.request.post("/api/family/requests", { data: { wanted } }));

async function closedTo(child: Page): Promise<Record<string, string>> {
  const answer = await child.request.get("/api/auth/user");
  return ((await answer.json()) as { closed: Record<string, string> }).closed;
}

test("a parent opens trading, sets a bedtime, and answers from a letter and from the page", async ({
  page: child,
  browser,
}) => {
  const { username: name } = await signUp(child, newAccount(), CHILD_BORN);
  const { page: parent, email } = await guardianOf(child, browser);
  await openAtRest(parent, "/");
  await goByMenu(parent, "Your Family");
  await expect(parent.getByRole("heading", { name })).toBeVisible();
  expect.soft(await findings(parent), "a child's settings").toEqual([]);

  await parent.getByRole("switch", { name: "Trade with friends" }).check();
  await expect(parent.getByText("Trade with friends: open.")).toBeVisible();
  expect(await closedTo(child)).not.toHaveProperty("trade");
  await parent.getByLabel("Bedtime").selectOption({ value: "1230" });
  await expect(parent.getByText(/^Bedtime from /)).toBeVisible();
  await parent.getByRole("button", { name: "Undo" }).click();
  await expect(parent.getByText("Undone.")).toBeVisible();
  await expect(parent.getByLabel("Bedtime")).toHaveValue("none");

  await asks(child, "gifts");
  await parent.goto(await linkFromLetter(email, "/family/request"));
  await expect(parent.getByText(`${name} would like to give cards away`)).toBeVisible();
  expect.soft(await findings(parent), "the letter's page").toEqual([]);
  await parent.getByRole("button", { name: "No" }).click();
  await expect(parent.getByText(`${name} has been told, kindly.`)).toBeVisible();
  await parent.reload();
  await expect(parent.getByText(/has answered already, with no/)).toBeVisible();
  expect(await closedTo(child)).toHaveProperty("gifts", "switched_off");
  await parent.getByRole("link", { name: "Your Family" }).click();
  await asks(child, "market");
  const wish = `${name} would like to buy and sell cards on the market.`;
  await expect(parent.getByText(wish)).toBeVisible();
  expect.soft(await findings(parent), "a question on top").toEqual([]);
  await parent.getByRole("button", { name: `Yes: ${wish}` }).click();
  await expectToast(parent, "Answered");
  expect(await closedTo(child)).not.toHaveProperty("market");

  await child.goto("/");
  await expect(child.getByRole("button", { name: /^Notifications, \d+ new$/ })).toBeVisible();
});

test("two guardians see what the other does, and who did it", async ({ page: child, browser }) => {
  const { username: name } = await signUp(child, newAccount(), CHILD_BORN);
  const mum = await guardianOf(child, browser);
  const dad = await guardianOf(child, browser);
  for (const { page } of [mum, dad]) await page.goto("/family");
  await expect(mum.page.getByText(`Shared with ${dad.username}`)).toBeVisible();

  await mum.page.getByLabel("Time a day").selectOption("1 hour a day");
  await expect(mum.page.getByText("1 hour a day.", { exact: true })).toBeVisible();

  await expect(dad.page.getByLabel("Time a day")).toHaveValue("60");
  await dad.page.getByRole("button", { name: "What was changed" }).click();
  const changes = dad.page.getByRole("list", { name: `What was changed for ${name}` });
  await expect(changes).toContainText(`${mum.username}: 1 hour a day (before: no limit a day)`);
});
