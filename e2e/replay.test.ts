import { expect, type Page } from "@playwright/test";
import { battleUntilVictory } from "#e2e/support/battle.ts";
import { meetInRoom, newDuelist, playStep } from "#e2e/support/duel.ts";
import { findings } from "#e2e/support/findings.ts";
import { signUp } from "#e2e/support/player.ts";
import { gameUrl } from "#e2e/support/the-game.ts";
import { test } from "#e2e/support/test.ts";
import { inMotion } from "#e2e/support/in-motion.ts";

test.use(inMotion);

test("anybody with the link can watch a battle, without an account", async ({ page, browser }) => {
  const { username } = await signUp(page);
  await battleUntilVictory(page);
  const link = await page
    .getByRole("link", { name: "Watch this battle again" })
    .getAttribute("href");

  const visitor = await browser.newPage({ baseURL: gameUrl });
  await visitor.goto(`${link}?turn=2`);
  await expect(visitor.getByText("Round 2 of 3")).toBeVisible();
  await visitor.getByRole("button", { name: "Step forward" }).click();
  await expect(visitor.getByText("Round 3 of 3")).toBeVisible();
  await visitor.getByRole("slider", { name: "Seek" }).press("End");
  await expect(visitor.getByRole("heading", { name: `${username} wins!` })).toBeVisible();
  await visitor.getByRole("link", { name: "Play Now" }).last().click();
  await expect(visitor).toHaveURL("/signup");

  // The old address of a replay leads to the new one.
  await page.goto((link ?? "").replace("/replay/", "/battles/"));
  await expect(page).toHaveURL(link ?? "");
  await expect(page.getByRole("region", { name: "Battle" })).toBeVisible();
});

test("a friend watches a duel while it goes on, and everybody checks it when it is over", async ({
  browser,
}) => {
  const host = await newDuelist(browser, gameUrl);
  const guest = await newDuelist(browser, gameUrl);
  const friend = await newDuelist(browser, gameUrl);
  await becomeFriends(friend.page, host.page);
  await meetInRoom(host.page, guest.page);
  await playStep([host.page, guest.page]);

  const { username } = host.account;
  await friend.page.setViewportSize({ width: 390, height: 844 });
  await friend.page.goto("/friends");
  await friend.page.getByRole("link", { name: `Watch the duel of ${username}` }).click();
  await expect(friend.page.getByText("Live, one turn late")).toBeVisible();
  await expect(friend.page.getByText("Shown when the duel is over.")).toBeVisible();
  expect(await findings(friend.page)).toEqual([]);
  const visitor = await browser.newPage({ baseURL: gameUrl });
  await visitor.goto(friend.page.url());
  await expect(visitor.getByText("Battle not found")).toBeVisible();

  await guest.page.getByRole("button", { name: "Give Up" }).click();
  const question = guest.page.getByRole("alertdialog", { name: "Give up this duel?" });
  await question.getByRole("button", { name: "Give Up" }).click();
  await expect(friend.page.getByText(`${username} wins!`).first()).toBeVisible();
  await expect(friend.page.getByText("Live, one turn late")).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText(`${username} wins!`).first()).toBeVisible();
  await visitor.getByRole("button", { name: "Verify" }).click();
  await expect(visitor.getByText(/^It fits/)).toBeVisible();
});

/** One asks with the code of the other, who says yes. */
async function becomeFriends(one: Page, other: Page) {
  await other.goto("/friends");
  await other.getByRole("button", { name: "Get My Code" }).click();
  const code = await other.getByText(/^[A-Z2-9]{8}$/).textContent();
  await one.goto("/friends");
  await one.getByLabel("A friend’s code").fill(code ?? "");
  await one.getByRole("button", { name: "Ask", exact: true }).click();
  await other.getByRole("button", { name: /^Yes to / }).click();
  await expect(other.getByRole("heading", { name: "Your Friends 1 of" })).toBeVisible();
}
