import { expect } from "@playwright/test";
import { meetInRoom, newDuelist, opposite, playStep, playToTheEnd } from "#e2e/support/duel.ts";
import { test } from "#e2e/support/own-game.ts";

test("a duel goes on after a closed tab and after a crash of the server", async ({
  game,
  browser,
}) => {
  const host = await newDuelist(browser, game.url);
  const guest = await newDuelist(browser, game.url);
  await meetInRoom(host.page, guest.page);
  await playStep([host.page, guest.page]);

  const address = guest.page.url();
  await guest.page.close();
  const reopened = await guest.page.context().newPage();
  await reopened.goto(address);
  await playStep([host.page, reopened]);

  // One has chosen when the server dies: the choice is there when it is back.
  const hostChoices = host.page.getByRole("list", { name: "Your choices" });
  await hostChoices.getByRole("button", { disabled: false }).first().click();
  await expect(hostChoices.getByRole("button", { pressed: true })).toBeVisible();
  await expect(reopened.getByText(`${host.account.username} is ready`)).toBeVisible();
  await game.crash();
  await expect(host.page.getByText(/^Connection lost/)).toBeVisible();
  await game.start();
  await expect(host.page.getByText(/^Connection lost/)).toBeHidden({ timeout: 30_000 });
  await expect(hostChoices.getByRole("button", { pressed: true })).toBeVisible();

  const [first = "", second] = await playToTheEnd([host.page, reopened]);
  expect(second).toBe(opposite[first]);
  await expect(host.page.getByRole("list", { name: "Rewards" })).toContainText("coins");

  const replay = await host.page
    .getByRole("link", { name: "Watch the replay" })
    .getAttribute("href");
  const stranger = await (await browser.newContext({ baseURL: game.url })).newPage();
  await stranger.goto(replay ?? "");
  await expect(stranger.getByText(host.account.username).first()).toBeVisible();
});
