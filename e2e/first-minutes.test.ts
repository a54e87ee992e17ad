import { expect, type Page } from "@playwright/test";
import { celebratedName } from "#e2e/support/creation.ts";
import { findings } from "#e2e/support/findings.ts";
import { Person } from "#e2e/support/person.ts";
import { newAccount } from "#e2e/support/player.ts";
import { expectResultInView } from "#e2e/support/result.ts";
import { test } from "#e2e/support/test.ts";

const SECONDS_AT_MOST = 90;
const TAPS_AFTER_THE_FORM_AT_MOST = 12;

const button = (page: Page, name: string) => page.getByRole("button", { name });

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const)
  test(`at ${width} × ${height} a visitor has torn a pack, won a duel and made a card`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const person = new Person();
    await test.step("the form", () => signsUp(page, person));
    const formTaps = person.tapCount;
    await test.step("the pack", () => tearsPack(page, person));

    const spent = `${person.seconds} seconds, ${person.tapCount - formTaps} taps after the form`;
    expect(person.seconds, spent).toBeLessThanOrEqual(SECONDS_AT_MOST);
    expect(person.tapCount - formTaps, spent).toBeLessThanOrEqual(TAPS_AFTER_THE_FORM_AT_MOST);

    await test.step("the first duel", () => followsHand(page));
    await test.step("the first card", () => takesAnExample(page));
  });

async function signsUp(page: Page, person: Person) {
  const { email, username, password } = newAccount();
  const main = page.getByRole("main");
  const start = page.getByRole("link", { name: "Start Your Journey" });
  await expect(start).toBeVisible();
  await person.reads(main);
  await person.taps(start);
  await expect(page.getByLabel("Email")).toBeVisible();
  await person.reads(main);
  await person.types(page.getByLabel("Email"), email);
  await person.types(page.getByLabel("Username"), username);
  await person.types(page.getByLabel("Password", { exact: true }), password);
  await person.types(page.getByLabel("Confirm Password"), password);
  await person.taps(button(page, "Create Account"));
}

/** Until all twelve cards lie there. */
async function tearsPack(page: Page, person: Person) {
  const question = page.getByRole("heading", { name: "When were you born?" });
  await expect(question).toBeVisible();
  await person.reads(page.getByRole("main"));
  await person.picks(page.getByLabel("Month"), "January");
  await person.picks(page.getByLabel("Year"), "1990");
  await person.taps(button(page, "Continue"));
  const pack = page.getByRole("region", { name: "Your first cards are here" });
  await expect(pack).toBeInViewport({ ratio: 1 });
  await person.reads(pack);
  await person.taps(pack.getByRole("button", { name: "Tear It Open" }));
  const opening = page.getByRole("dialog", { name: "Welcome Pack" });
  await expect(opening.getByText("Card 1 of 12")).toBeVisible();
  await person.reads(opening);
  await person.taps(button(page, "Turn It Over"));
  await person.taps(button(page, "Reveal All"));
  await expect(opening.getByText("12 creatures follow you now!")).toBeVisible();
}

async function followsHand(page: Page) {
  await page.getByRole("link", { name: "Try Them in a Duel" }).click();
  const hand = page.getByRole("button", { name: /A good choice now/ });
  const won = page.getByRole("heading", { name: "Victory!" });
  const skip = button(page, "Skip");
  await expect(hand).toBeInViewport({ ratio: 1 });
  expect(await findings(page)).toEqual([]);
  await expect(async () => {
    const next = skip.or(hand).first();
    if (await next.isVisible()) await next.click({ timeout: 1_000 });
    expect(await won.isVisible()).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [200] });
  await expectResultInView(page);
}

async function takesAnExample(page: Page) {
  await expect(page.getByRole("link", { name: "Describe Your Own Creature" })).toBeInViewport({
    ratio: 1,
  });
  await page.goto("/");
  await page.getByRole("link", { name: "PLAY NOW" }).click();
  const words = page.getByLabel("Describe your creature");
  await expect(words).toHaveValue("");
  await button(page, "Surprise me").locator("~ button").first().click();
  await expect(words).not.toHaveValue("");
  await button(page, "Create Your Card").click();
  // Its own heading may be the creature's name already.
  const growing = page
    .getByRole("region")
    .filter({ has: page.getByRole("heading", { name: "What it can do" }) });
  await expect(growing.getByRole("heading", { level: 3 })).toBeInViewport({ ratio: 1 });
  expect(await celebratedName(page)).not.toBe("");
}
