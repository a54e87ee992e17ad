import { expect } from "@playwright/test";
import { battleUntilVictory } from "#e2e/support/battle.ts";
import { meetInRoom, newDuelist, playStep } from "#e2e/support/duel.ts";
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

test("a duel is watched while it goes on, and checked when it is over", async ({ browser }) => {
  const host = await newDuelist(browser, gameUrl);
  const guest = await newDuelist(browser, gameUrl);
  await meetInRoom(host.page, guest.page);
  await playStep([host.page, guest.page]);

  const current = await host.page.request.get("/api/duels/current");
  const { duelId } = (await current.json()) as { duelId: string };
  const visitor = await browser.newPage({ baseURL: gameUrl });
  await visitor.goto(`/replay/${duelId}`);
  await expect(visitor.getByText("Live, one turn late")).toBeVisible();
  await expect(visitor.getByText("Shown when the duel is over.")).toBeVisible();

  await guest.page.getByRole("button", { name: "Give Up" }).click();
  const question = guest.page.getByRole("alertdialog", { name: "Give up this duel?" });
  await question.getByRole("button", { name: "Give Up" }).click();
  const { username } = host.account;
  await expect(visitor.getByText(`${username} wins!`).first()).toBeVisible();
  await expect(visitor.getByText("Live, one turn late")).toHaveCount(0);
  await visitor.getByRole("button", { name: "Verify" }).click();
  await expect(visitor.getByText(/^It fits/)).toBeVisible();
});
