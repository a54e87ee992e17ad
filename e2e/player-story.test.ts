import { expect } from "@playwright/test";
import { signUpAsAdmin } from "#e2e/support/admin.ts";
import { findings } from "#e2e/support/findings.ts";
import { fine } from "#e2e/support/family.ts";
import { openAtRest, signUp } from "#e2e/support/player.ts";
import { gameUrl } from "#e2e/support/the-game.ts";
import { test } from "#e2e/support/test.ts";

test("an admin finds a player, and reads the whole story on one page", async ({
  page: admin,
  browser,
}) => {
  const player = await browser.newPage({ baseURL: gameUrl });
  const { email, username } = await signUp(player);
  await fine(player.request.post("/api/packs/1/open", { data: {} }));
  await admin.setViewportSize({ width: 390, height: 900 });
  await signUpAsAdmin(admin);

  await openAtRest(admin, `/admin/users?search=${encodeURIComponent(email)}`);
  await admin.getByRole("link", { name: username }).click();
  await expect(admin.getByRole("heading", { name: username })).toBeVisible();
  await expect(admin.getByText(email)).toBeVisible();
  await expect(admin.getByText(/Pack opened/)).toBeVisible();
  expect.soft(await findings(admin), "a story on a phone").toEqual([]);

  await admin.getByLabel("Show").selectOption("Cards");
  await expect(admin.getByText(/Pack opened/)).toHaveCount(0);
  await expect(admin.getByText(/From a pack/).first()).toBeVisible();
  await expect(admin).toHaveURL(/kind=cards/);

  await admin.setViewportSize({ width: 1440, height: 900 });
  expect.soft(await findings(admin), "a story").toEqual([]);
  await openAtRest(admin, "/admin/users/00000000-0000-4000-8000-000000000000");
  await expect(admin.getByText("There is no such player")).toBeVisible();
});
