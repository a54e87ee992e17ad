import { expect, type Page } from "@playwright/test";
import { closedTo, fine, guardianOf, ownCards, signUpChild } from "#e2e/support/family.ts";
import { findings } from "#e2e/support/findings.ts";
import { linkFromLetter } from "#e2e/support/letters.ts";
import { expectToast, goByMenu, openAtRest } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

const asks = (child: Page, wanted: string) =>
  fine(child.request.post("/api/family/requests", { data: { wanted } }));

test("a parent opens trading, sets a bedtime, and answers from a letter and from the page", async ({
  page: child,
  browser,
}) => {
  const { username: name } = await signUpChild(child);
  const { page: parent, email } = await guardianOf(child, browser);
  await openAtRest(parent, "/");
  await goByMenu(parent, "Your Family");
  await expect(parent.getByRole("heading", { name })).toBeVisible();
  expect.soft(await findings(parent), "a child's settings").toEqual([]);

  await parent.getByRole("switch", { name: "Trade with friends" }).click();
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
  await parent.getByRole("button", { name: "No", exact: true }).click();
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

test("two guardians see what the other does, until one takes the yes back", async ({
  page: child,
  browser,
}) => {
  const { username: name } = await signUpChild(child);
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

  await dad.page.getByRole("button", { name: "Take back your yes" }).click();
  const question = dad.page.getByRole("alertdialog", { name: `Take back your yes for ${name}?` });
  await expect(question).toContainText(`${mum.username} goes on looking after ${name}`);
  expect.soft(await findings(dad.page), "taking a yes back").toEqual([]);
  await question.getByRole("button", { name: "Take It Back" }).click();
  await expect(dad.page.getByText("No children here yet")).toBeVisible();
  await expect(mum.page.getByRole("heading", { name })).toBeVisible();
  await expect(mum.page.getByText(`Shared with ${dad.username}`)).toHaveCount(0);
});

test("what a parent closes ends at once, wherever the child stands", async ({
  page: child,
  browser,
}) => {
  await signUpChild(child);
  const { page: parent } = await guardianOf(child, browser, ["trade", "market"]);
  const [sold, offered] = await ownCards(child);
  const listing = { cardId: sold, price: 40 };
  await fine(child.request.post("/api/trades", { data: listing }));
  const offer = { offeredCardId: offered };
  await fine(child.request.post("/api/trades/direct/create", { data: offer }));
  await child.goto("/marketplace?tab=trades&view=mine");
  await expect(child.getByRole("button", { name: /^Take Back / })).toBeVisible();
  const trading = await child.context().newPage();
  await trading.goto("/trade");
  await trading.getByRole("link", { name: / for any card$/ }).click();
  await expect(trading.getByText("Waiting for your friend.")).toBeVisible();

  await parent.goto("/family");
  await parent.getByRole("switch", { name: "Market" }).click();
  await expect(parent.getByText("Market: closed.")).toBeVisible();
  await expect(child.getByText("You sell nothing")).toBeVisible();
  await expect(trading.getByText("Waiting for your friend.")).toBeVisible();
  await parent.getByRole("switch", { name: "Trade with friends" }).click();
  await expect(trading.getByText("This is closed")).toBeVisible();
  expect.soft(await findings(trading), "what was closed").toEqual([]);

  await child.goto("/cards");
  await expect(child.getByText("12 in deck")).toBeVisible();
  await trading.getByRole("button", { name: "Ask a parent" }).click();
  await expectToast(trading, "Asked");
  await expect(parent.getByText(/would like to trade cards with friends/)).toBeVisible();
});
