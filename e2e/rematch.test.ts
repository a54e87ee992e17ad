import { expect, type Page } from "@playwright/test";
import { meetInRoom, newDuelist } from "#e2e/support/duel.ts";
import { findings } from "#e2e/support/findings.ts";
import { expectResultInView } from "#e2e/support/result.ts";
import { gameUrl } from "#e2e/support/the-game.ts";
import { test } from "#e2e/support/test.ts";

const heading = (page: Page) => page.getByRole("heading", { name: /^(Victory|Defeat)!$/ });

const rematch = (page: Page) => page.getByRole("button", { name: "Rematch" });

test("two friends duel once more in one press each", async ({ browser }) => {
  const [host, guest] = [await newDuelist(browser, gameUrl), await newDuelist(browser, gameUrl)];
  await meetInRoom(host.page, guest.page);
  await guest.page.getByRole("button", { name: "Give Up" }).click();
  const question = guest.page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  expect(await findings(guest.page)).toEqual([]);
  await question.getByRole("button", { name: "Give Up" }).click();
  await expect(heading(host.page)).toBeVisible();
  await expectResultInView(host.page);

  await rematch(host.page).click();
  const { username } = host.account;
  await expect(host.page.getByText(`Waiting for ${guest.account.username}`)).toBeVisible();
  await expect(guest.page.getByText(`${username} wants a rematch!`)).toBeVisible();
  expect(await findings(guest.page)).toEqual([]);
  await rematch(guest.page).click();

  for (const { page } of [host, guest]) {
    await expect(page).toHaveURL(/\/duel\//);
    await expect(page.getByText("Turn 1")).toBeVisible();
    await expect(page.getByRole("list", { name: "Your choices" })).toBeVisible();
  }
  expect(host.page.url()).toBe(guest.page.url());
});

test("face to face both press at once, and one battle more is fought", async ({ browser }) => {
  const [one, two] = [await newDuelist(browser, gameUrl), await newDuelist(browser, gameUrl)];
  const pages = [one.page, two.page];
  await one.page.goto("/battle/qr");
  await one.page.getByRole("button", { name: "My Strongest" }).click();
  await one.page.getByRole("button", { name: "Create Battle" }).click();
  await expect(one.page).toHaveURL(/met=/);
  const first = new URL(one.page.url()).searchParams.get("met") ?? "";
  await two.page.goto(`/battle/qr?code=${first}`);
  await two.page.getByRole("button", { name: "My Strongest" }).click();
  await two.page.getByRole("button", { name: "Join Battle" }).click();
  for (const page of pages) await expect(heading(page)).toBeVisible();

  await Promise.all(pages.map((page) => rematch(page).click()));

  for (const page of pages) {
    await expect(page).not.toHaveURL(new RegExp(first));
    await expect(heading(page)).toBeVisible();
  }
  expect(one.page.url()).toBe(two.page.url());
  await one.page.goto("/battles");
  await expect(one.page.getByText("face to face", { exact: true })).toHaveCount(2);
});
