import { expect, type Locator, type Page } from "@playwright/test";
import { battleUntilVictory } from "#e2e/support/battle.ts";
import { PAINTED_MS } from "#e2e/support/creation.ts";
import { expectHome, expectToast, newAccount, signUp } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

const STOPS_MAX = 150;

/** Longer than anything in a turn of a duel is shown. */
const SHOWN_MS = 1_200;

/** Presses Tab until it is there; whatever cannot be reached in this way fails the journey. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < STOPS_MAX; stops++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${STOPS_MAX} presses of Tab do not reach ${target}.`);
}

async function pressEnterOn(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

test("from sign-up to the first won duel without a mouse", async ({ page }) => {
  await page.clock.install();
  const { email, username, password } = newAccount();
  await page.goto("/");
  await pressEnterOn(page, page.getByRole("link", { name: "Start Your Journey" }));
  for (const [label, text] of [
    ["Email", email],
    ["Username", username],
    ["Password", password],
    ["Confirm Password", password],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Month"));
  await page.keyboard.type("January");
  await tabTo(page, page.getByLabel("Year"));
  await page.keyboard.type("1990");
  await pressEnterOn(page, page.getByRole("button", { name: "Continue" }));

  await pressEnterOn(page, page.getByRole("button", { name: "Tear It Open" }));
  await expect(page.getByRole("button", { name: "Turn It Over" })).toBeFocused();
  await page.keyboard.press("Enter");
  await pressEnterOn(page, page.getByRole("button", { name: "Reveal All" }));
  await pressEnterOn(page, page.getByRole("link", { name: "Try Them in a Duel" }));

  const hand = page.getByRole("button", { name: /A good choice now/ });
  const won = page.getByRole("region", { name: "Victory!" });
  await expect(hand).toBeVisible();
  while (!(await won.isVisible())) {
    await pressEnterOn(page, hand);
    await expect(hand).toBeHidden();
    await expect(async () => {
      await page.clock.fastForward(SHOWN_MS);
      expect(await hand.or(won).isVisible()).toBe(true);
    }).toPass({ timeout: 30_000, intervals: [100] });
  }
  await expect(won).toBeFocused();
  await pressEnterOn(page, page.getByRole("link", { name: "Describe Your Own Creature" }));
  await expect(page.getByLabel("Describe your creature")).toBeVisible();
});

test("sign in, learn, create, move, share and battle without a mouse", async ({
  page,
  context,
}) => {
  const account = await signUp(page);
  await context.clearCookies();
  await page.goto("/login");

  await test.step("sign in", async () => {
    await tabTo(page, page.getByLabel("Email"));
    await page.keyboard.type(account.email);
    await tabTo(page, page.getByLabel("Password"));
    await page.keyboard.type(account.password);
    await page.keyboard.press("Enter");
    await expectHome(page, account);
  });

  await test.step("open the menu, leave it by Escape, and go where it leads", async () => {
    const menu = page.getByRole("button", { name: "Menu" });
    const create = page.getByRole("navigation", { name: "Main" }).getByRole("link", {
      name: "Create",
    });
    await pressEnterOn(page, menu);
    await expect(create).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(create).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press("Enter");
    await pressEnterOn(page, create);
    await expect(page.getByRole("heading", { name: "Create a Card" })).toBeVisible();
  });

  await test.step("play the tutorial", async () => {
    await page.goto("/tutorial");
    await tabTo(page, page.getByRole("button", { name: "Next" }));
    for (let step = 2; step <= 5; step++) {
      await page.keyboard.press("Enter");
      await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
    }
    await pressEnterOn(page, page.getByRole("link", { name: "PLAY" }));
    await expect(page.getByRole("heading", { name: "Create a Card" })).toBeVisible();
  });

  await test.step("create a card", async () => {
    await tabTo(page, page.getByLabel("Describe your creature"));
    await page.keyboard.type("a snail that carries a tea shop");
    await pressEnterOn(page, page.getByRole("button", { name: "Create Your Card" }));
    const show = page.getByRole("button", { name: "Show My Card" });
    await expect(show).toBeVisible({ timeout: PAINTED_MS });
    await pressEnterOn(page, show);
    await pressEnterOn(page, page.getByRole("link", { name: "View My Collection" }));
    await expect(page.getByText("13 in deck")).toBeVisible();
  });

  await test.step("move a card to the vault and back", async () => {
    await pressEnterOn(page, page.getByRole("button", { name: /^Add to Vault: / }).first());
    await expectToast(page, "Card moved to vault");
    await tabTo(page, page.getByRole("tab", { name: "Battle Deck" }));
    await page.keyboard.press("ArrowRight");
    await pressEnterOn(page, page.getByRole("button", { name: /^Add to Deck: / }));
    await expectToast(page, "Card moved to deck");
    // The button has gone with the vault's last card.
    await expect(page.locator("#main :focus")).toContainText("Your vault is empty");
    await page.keyboard.press("F8");
    await expect(
      page.getByRole("region", { name: /Notifications/ }).locator(":focus"),
    ).toBeVisible();
  });

  await test.step("share the best cards, and be paid for it", async () => {
    await page.evaluate(() => {
      // A browser without a window has no clipboard of its own.
      Object.assign(navigator.clipboard, { writeText: () => Promise.resolve() });
    });
    const open = page.getByRole("button", { name: "Share & Earn" });
    await pressEnterOn(page, open);
    const dialog = page.getByRole("dialog", { name: "Share Your Amazing Card Pull" });
    await pressEnterOn(page, dialog.getByRole("button", { name: "Copy Share Text" }));
    await expect(dialog.getByText("Reward Claimed")).toBeVisible();
    // The first closes the toast, which came last.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });

  await test.step("pick three cards and battle", async () => {
    await page.goto("/battle");
    await pressEnterOn(page, page.getByRole("link", { name: /^VS Computer/ }));
    await tabTo(page, page.getByRole("radio", { checked: true }));
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Easy" })).toBeChecked();
    await expect(page.getByRole("list", { name: "Elements of your rival" })).toBeVisible();
    const deck = page.getByRole("list", { name: "Your deck" });
    await tabTo(page, deck.getByRole("button").first());
    await expect(page.getByText("Select 3 more card(s)")).toBeVisible();
    for (const key of ["Space", "Tab", "Enter", "Tab", "Space"]) await page.keyboard.press(key);
    await expect(deck.getByRole("button", { pressed: true })).toHaveCount(3);
    await pressEnterOn(page, page.getByRole("button", { name: "Start Battle" }));
    await pressEnterOn(page, page.getByRole("button", { name: "Skip" }));
    await expect(page.getByRole("heading", { name: /^(Victory|Defeat)!$/ })).toBeVisible();
    await pressEnterOn(page, page.getByRole("button", { name: "Battle Again" }));
    await expect(page.getByRole("button", { name: "Start Battle" })).toBeVisible();
  });
});

test("make a code for a friend, and call it off, without a mouse", async ({ page }) => {
  await signUp(page);
  await page.goto("/battle");
  await pressEnterOn(page, page.getByRole("link", { name: /^Face to Face/ }));
  await tabTo(page, page.getByRole("tab", { name: "Player 1" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByLabel("Battle code")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await pressEnterOn(page, page.getByRole("button", { name: "My Strongest" }));
  await pressEnterOn(page, page.getByRole("button", { name: "Create Battle" }));
  await pressEnterOn(page, page.getByRole("button", { name: "Cancel Battle" }));
  await expect(page.getByRole("button", { name: "Create Battle" })).toBeVisible();
});

test("watch a replay without a mouse", async ({ page }) => {
  await signUp(page);
  await battleUntilVictory(page);
  await pressEnterOn(page, page.getByRole("link", { name: "Watch this battle again" }));
  await tabTo(page, page.getByRole("slider", { name: "Seek" }));
  await page.keyboard.press("Home");
  await expect(page.getByText("Before the battle")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Round 1 of 3")).toBeVisible();
  await pressEnterOn(page, page.getByRole("button", { name: "Play" }));
  await expect(page.getByRole("button", { name: "Play Again" })).toBeVisible();
});

test("convert a card and read its certificate without a mouse", async ({ page }) => {
  await signUp(page);
  await page.goto("/cards");
  await pressEnterOn(page, page.getByRole("link", { name: /^Open / }).first());
  const convert = page.getByRole("button", { name: "Convert to NFT" });
  await pressEnterOn(page, convert);
  const dialog = page.getByRole("dialog", { name: "Convert to NFT" });
  await expect(dialog.getByText(/Taleborn pays it for you/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(convert).toBeFocused();
  await page.keyboard.press("Enter");
  await pressEnterOn(page, dialog.getByRole("button", { name: "Start Conversion" }));
  await expectToast(page, "NFT Conversion Complete");
  await pressEnterOn(page, dialog.getByRole("link", { name: "See the Certificate" }));
  await expect(page.getByText("Nobody can ever make another.")).toBeVisible();
});

test("buy credits without a mouse", async ({ page }) => {
  await signUp(page);
  await page.goto("/store");
  await pressEnterOn(page, page.getByRole("link", { name: "Buy 5 credits for $4.99" }));
  await expect(page.getByText("Test mode: no money moves.")).toBeVisible();
  for (const [label, letters] of [
    ["Test card number", "4242424242424242"],
    ["Expiry date", "1250"],
    ["Security code", "123"],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(letters);
  }
  await page.keyboard.press("Enter");
  await expectToast(page, "Credits Purchased!", "5 credits");
});

test("the first press of Tab offers to skip to the content", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");

  await expect(page.getByLabel("Email")).toBeFocused();
});
