import { expect, type Page } from "@playwright/test";
import { battleUntilVictory } from "#e2e/support/battle.ts";
import {
  asksParent,
  closedTo,
  fine,
  guardianOf,
  ownCards,
  signUpChild,
  somebodyElse,
} from "#e2e/support/family.ts";
import { findings } from "#e2e/support/findings.ts";
import { linkFromLetter } from "#e2e/support/letters.ts";
import { expectToast, logIn, newAccount, signUp } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

/** From something closed to the letter that is on its way; what comes back is the link in it. */
async function askFromWhatIsClosed(child: Page, parentEmail: string): Promise<string> {
  await child.goto("/trade?mode=create");
  await child.getByRole("button", { name: "Create Trade" }).click();
  const dialog = child.getByRole("dialog", { name: "Ask a parent first" });
  expect.soft(await findings(child), "what is closed").toEqual([]);
  await dialog.getByRole("link", { name: "Ask a parent" }).click();
  await child.getByLabel("Your first name").fill("Mika");
  await child.getByLabel("Your parent's e-mail address").fill(parentEmail);
  expect.soft(await findings(child), "asking a parent").toEqual([]);
  await child.getByRole("button", { name: "Send the Letter" }).click();
  await expect(child.getByText(parentEmail)).toBeVisible();
  return linkFromLetter(parentEmail, "/family/answer");
}

/** A friend who accepts whatever is offered, and gives a card for it. */
async function friendAccepts(friend: Page, tradeCode: string) {
  await signUp(friend);
  const [offeredCardId] = await ownCards(friend);
  const data = { tradeCode, offeredCardId };
  await fine(friend.request.post("/api/trades/direct/accept", { data }));
}

test("a child plays and asks; a parent answers from the letter, and the child trades", async ({
  page: child,
  browser,
}) => {
  const { username } = await signUpChild(child);
  const parentAccount = newAccount();
  await battleUntilVictory(child);
  const link = await askFromWhatIsClosed(child, parentAccount.email);

  const parent = await somebodyElse(browser);
  await test.step("the parent reads, chooses and says yes, without an account", async () => {
    await parent.goto(link);
    const question = parent.getByRole("heading", { name: "Mika asks for your permission" });
    await expect(question).toBeVisible();
    await expect(parent.getByText(`is called ${username} in the game`)).toBeVisible();
    await expect(parent.getByRole("figure")).toContainText("Mika’s first card");
    expect.soft(await findings(parent), "the letter's page").toEqual([]);
    await parent.getByRole("checkbox", { name: /^Trade with friends/ }).check();
    expect.soft(await findings(parent), "the switches").toEqual([]);
    await parent.getByRole("button", { name: "I Am an Adult and I Say Yes" }).click();
    await expect(parent.getByText(/^Thank you\./)).toBeVisible();
  });

  await test.step("the child hears of it, and trades", async () => {
    await expect(child.getByText("Your parent has said yes.")).toBeVisible();
    const closed = await closedTo(child);
    expect([closed["trade"], closed["market"]]).toEqual([undefined, "switched_off"]);
    await child.goto("/trade?mode=create");
    await child.getByRole("button", { name: "Choose a card" }).click();
    const cards = child.getByRole("list", { name: "Cards to choose from" });
    await cards.getByRole("button").first().click();
    await child.getByRole("button", { name: "Create Trade" }).click();
    await expectToast(child, "Trade Created!");
    const code = await child.getByText(/^[A-Z2-9]{8}$/).textContent();
    await friendAccepts(await somebodyElse(browser), String(code));
    await expect(child.getByRole("dialog", { name: "Trade Complete!" })).toBeVisible();
  });
});

test("a second parent reads that another one decides what is open", async ({
  page: child,
  browser,
}) => {
  await signUpChild(child);
  await guardianOf(child, browser, ["market"]);

  const second = await somebodyElse(browser);
  await second.goto(await asksParent(child, newAccount().email));
  await expect(second.getByText(/so what is open stays as it is/)).toBeVisible();
  await expect(second.getByRole("checkbox")).toHaveCount(0);
  expect.soft(await findings(second), "the second letter's page").toEqual([]);
  await second.getByRole("button", { name: "I Am an Adult and I Say Yes" }).click();

  await expect(second.getByText(/^Thank you\. Another parent/)).toBeVisible();
  const { market, trade } = await closedTo(child);
  expect([market, trade]).toEqual([undefined, "switched_off"]);
});

test("a parent says no, and the account is gone", async ({ page: child, browser }) => {
  const account = await signUpChild(child);
  const parent = await somebodyElse(browser);

  await parent.goto(await asksParent(child, newAccount().email));
  await parent.getByRole("button", { name: "Say No" }).click();
  const question = parent.getByRole("alertdialog");
  await expect(question).toContainText("is erased");
  await question.getByRole("button", { name: "Say No" }).click();
  await expect(parent.getByText(/is erased now/)).toBeVisible();

  await logIn(child, account);
  await expect(child.getByText("Invalid email or password").first()).toBeVisible();
});

test("in the child's own browser nobody says yes", async ({ page: child }) => {
  await signUpChild(child);

  await child.goto(await asksParent(child, newAccount().email));

  await expect(child.getByText(/in a private window/)).toBeVisible();
  await expect(child.getByRole("button", { name: /Say/ })).toHaveCount(0);
});
