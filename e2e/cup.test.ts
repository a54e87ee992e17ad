import { expect, type Page } from "@playwright/test";
import { signUpAsAdmin } from "#e2e/support/admin.ts";
import { daysUntilCup, entersByHand, setCup } from "#e2e/support/cup.ts";
import { newDuelist, opposite, playToTheEnd } from "#e2e/support/duel.ts";
import { findings } from "#e2e/support/findings.ts";
import { test } from "#e2e/support/own-game.ts";

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

test("two players enter the cup, the server starts again at its hour, and one wins the final", async ({
  game,
  page,
  browser,
}) => {
  await signUpAsAdmin(page, game.settings);
  await setCup(page, 2);
  const duelists = [await newDuelist(browser, game.url), await newDuelist(browser, game.url)];
  const pages = duelists.map((duelist) => duelist.page);
  for (const each of pages) await entersByHand(each);
  const [first] = pages as [Page, Page];
  expect(await findings(first)).toEqual([]);

  await game.sleep(await daysUntilCup(first));

  // The page that was open all the time follows by itself.
  const own = first.getByRole("region", { name: "Your cup" });
  await expect(own.getByRole("heading")).toHaveText(/^Final: you and /, { timeout: 60_000 });
  await expect(first.getByRole("list", { name: "Final" }).getByRole("listitem")).toHaveCount(1);
  const ways = pages.map((each) => each.getByRole("link", { name: "Go to Your Duel" }));
  await expect(ways[0]!).toBeVisible();
  expect(await findings(first)).toEqual([]);
  for (const way of ways) await way.click();
  const [outcome = "", other] = await playToTheEnd(pages);
  expect(other).toBe(opposite[outcome]);

  for (const each of pages) await each.getByRole("link", { name: "Back to the Cup" }).click();
  const places = pages.map((each) => each.getByRole("list", { name: "Places" }));
  await expect(places[0]!.getByRole("listitem")).toHaveText([/^1st/, /^2nd/]);
  const won = { "Victory!": [/\(you\)/, /./], "Defeat!": [/./, /\(you\)/] }[outcome] ?? [/./, /./];
  await expect(places[0]!.getByRole("listitem")).toHaveText(won);
  expect(await findings(first)).toEqual([]);
  await first.getByRole("link", { name: "Watch the replay" }).or(diced(first)).click();
  await expect(first.getByText("Weekend Cup").first()).toBeVisible();
});

const diced = (page: Page) => page.getByRole("link", { name: "A draw, decided by dice" });
