import { expect, type Page } from "@playwright/test";
import { newDuelist, opposite, playToTheEnd } from "#e2e/support/duel.ts";
import { signUpChild, somebodyElse } from "#e2e/support/family.ts";
import { findings } from "#e2e/support/findings.ts";
import { linkFromLetter } from "#e2e/support/letters.ts";
import { test } from "#e2e/support/own-game.ts";
import { newAccount } from "#e2e/support/player.ts";

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

/** The door of the arena is closed, and leads to the letter. */
async function asksAtTheArena(child: Page, parentEmail: string) {
  await child.goto("/arena");
  await expect(child.getByText(/A parent has to say yes to this first/)).toBeVisible();
  expect.soft(await findings(child), "the closed arena").toEqual([]);
  await child.getByRole("link", { name: "Ask a parent" }).click();
  await child.getByLabel("Your first name").fill("Mika");
  await child.getByLabel("Your parent's e-mail address").fill(parentEmail);
  await child.getByRole("button", { name: "Send the Letter" }).click();
  await expect(child.getByText(parentEmail)).toBeVisible();
  await child.goto("/arena");
  await expect(child.getByRole("link", { name: "See What We Sent" })).toBeVisible();
  expect.soft(await findings(child), "the arena while the letter is under way").toEqual([]);
}

async function saysYes(parent: Page) {
  await expect(
    parent.getByRole("heading", { name: "Mika asks for your permission" }),
  ).toBeVisible();
  await parent.getByRole("checkbox", { name: /^Play against strangers/ }).check();
  expect.soft(await findings(parent), "the switches on a phone").toEqual([]);
  await parent.getByRole("button", { name: "I Am an Adult and I Say Yes" }).click();
  await expect(parent.getByText(/^Thank you\./)).toBeVisible();
  expect.soft(await findings(parent), "after the yes").toEqual([]);
}

async function enters(page: Page) {
  await page.goto("/arena");
  const deck = page.getByRole("list", { name: "Your deck" }).getByRole("button");
  for (const nth of [0, 1, 2]) await deck.nth(nth).click();
  await page.getByRole("button", { name: "Find Opponent" }).click();
}

test("from a parent's letter to the child's first online duel, on phones", async ({
  game,
  page: child,
  browser,
}) => {
  const parentEmail = newAccount().email;
  await signUpChild(child);
  await asksAtTheArena(child, parentEmail);
  const parent = await somebodyElse(browser, game);
  await parent.setViewportSize(PHONE);
  await parent.goto(await linkFromLetter(parentEmail, "/family/answer", game.folder));
  await saysYes(parent);

  // The door opens where the child stands.
  await expect(child.getByText(/^Pick three cards/)).toBeVisible();
  const other = await newDuelist(browser, game.url);
  const pages = [child, other.page];
  for (const each of pages) await enters(each);
  for (const each of pages) await expect(each).toHaveURL(/\/duel\//, { timeout: 30_000 });
  expect.soft(await findings(child), "the first duel").toEqual([]);
  const [outcome = "", theirs] = await playToTheEnd(pages);
  expect(theirs).toBe(opposite[outcome]);
  expect.soft(await findings(child), "its end").toEqual([]);
});
