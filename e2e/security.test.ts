import { expect, type Page } from "@playwright/test";
import { addPhone, codeOf } from "#e2e/support/authenticator.ts";
import { findings } from "#e2e/support/findings.ts";
import { expectHome, expectToast, logIn, logOut, signUp } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function openSecurity(page: Page) {
  await page.goto("/profile?tab=security");
  await expect(page.getByRole("heading", { name: "Sign-In History" })).toBeVisible();
}

/** Turns two-factor sign-in on; returns the app's secret and the codes for a lost phone. */
async function setsUpApp(page: Page) {
  await page.getByRole("button", { name: "Set Up an App" }).click();
  const dialog = page.getByRole("dialog", { name: "Set Up an App" });
  await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
  expect.soft(await findings(page)).toEqual([]);
  const typed = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = (typed ?? "").replaceAll(" ", "");
  await dialog.getByLabel("Code of Your App").fill(codeOf(secret));
  await dialog.getByRole("button", { name: "Turn On" }).click();

  const shown = page.getByRole("dialog", { name: "Your Recovery Codes" });
  await expect(shown.getByRole("listitem")).toHaveCount(10);
  expect.soft(await findings(page)).toEqual([]);
  const recoveryCodes = await shown.getByRole("listitem").allTextContents();
  await shown.getByRole("button", { name: "I Have Kept Them" }).click();
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
  return { secret, recoveryCodes };
}

async function shows(page: Page, code: string) {
  await page.getByLabel("Code of Your App").fill(code);
  await page.getByRole("button", { name: "Go On" }).click();
}

for (const size of [DESKTOP, PHONE]) {
  test(`at ${size.width} px an app and a passkey protect an account`, async ({ page }) => {
    await page.setViewportSize(size);
    await addPhone(page);
    const account = await signUp(page);
    await openSecurity(page);
    expect.soft(await findings(page)).toEqual([]);
    const { secret, recoveryCodes } = await setsUpApp(page);

    await page.goto("/");
    await logOut(page);
    await logIn(page, account);
    await shows(page, "000000");
    await expect(page.getByText(/This code is not right/)).toBeVisible();
    expect.soft(await findings(page)).toEqual([]);
    await shows(page, codeOf(secret, 1));
    await expectHome(page, account);

    await openSecurity(page);
    await page.getByRole("button", { name: "Add a Passkey" }).click();
    await page.getByLabel("Name").fill("My phone");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expectToast(page, "Passkey Added");
    await expect(page.getByText("Signed in with a code of the app")).toBeVisible();

    await page.goto("/");
    await logOut(page);
    await logIn(page, account);
    await shows(page, recoveryCodes[0] ?? "");
    await expectHome(page, account);
    await logOut(page);
    await page.goto("/login");
    await page.getByRole("button", { name: "Use a Passkey" }).click();
    await expectHome(page, account);
  });
}

test("what is sensitive asks again who is there: a password or a passkey", async ({ page }) => {
  await addPhone(page);
  const { password } = await signUp(page);
  await openSecurity(page);
  await setsUpApp(page);
  await page.getByRole("button", { name: "Add a Passkey" }).click();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expectToast(page, "Passkey Added");

  // As the server answers ten minutes after the sign-in.
  const askFirst = () =>
    page.route(
      "**/api/account/recovery-codes",
      (route) =>
        route.fulfill({ status: 403, json: { code: "prove_again", message: "Is it you?" } }),
      { times: 1 },
    );
  const renew = page.getByRole("button", { name: "New Recovery Codes" });
  const dialog = page.getByRole("dialog", { name: "Is It Still You?" });
  const codes = page.getByRole("dialog", { name: "Your Recovery Codes" });

  await askFirst();
  await renew.click();
  await dialog.getByLabel("Password").fill(password);
  expect.soft(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Go On" }).click();
  await codes.getByRole("button", { name: "I Have Kept Them" }).click();

  await askFirst();
  await renew.click();
  await dialog.getByRole("button", { name: "Use a Passkey" }).click();
  await codes.getByRole("button", { name: "I Have Kept Them" }).click();

  await askFirst();
  await renew.click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expectToast(page, "Nothing Changed");
});
