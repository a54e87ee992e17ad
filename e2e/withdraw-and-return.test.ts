import { expect } from "@playwright/test";
import { findings } from "#e2e/support/findings.ts";
import { convertFirstCard, OutsideWallet, sendNft } from "#e2e/support/nft.ts";
import { test } from "#e2e/support/own-game.ts";
import { expectToast, signUp } from "#e2e/support/player.ts";

test.use({ settings: { WITHDRAW_WAIT_HOURS: "0" } });

test("an NFT leaves for an outside wallet, and plays again when it is sent back", async ({
  page,
  game,
}) => {
  const wallet = new OutsideWallet();
  await wallet.install(page);
  const { password } = await signUp(page);
  const { name, cardPath } = await convertFirstCard(page);
  const href = await page.getByRole("link", { name: "See the Certificate" }).getAttribute("href");
  const mint = href?.split("/").at(-1) ?? "";

  await page.goto(cardPath);
  await page.getByRole("button", { name: "Withdraw" }).click();
  const dialog = page.getByRole("dialog", { name: `Withdraw ${name}?` });
  expect.soft(await findings(page), "what it means").toEqual([]);
  await dialog.getByRole("button", { name: "Choose a Wallet" }).click();
  await dialog.getByRole("button", { name: "Forest Wallet" }).click();
  await expect(dialog.getByText(wallet.address)).toBeVisible();
  await dialog.getByLabel("Your password").fill(password);
  expect.soft(await findings(page), "the password").toEqual([]);
  await dialog.getByRole("button", { name: "Withdraw" }).click();
  const leaving = page.getByRole("dialog", { name: `${name} is leaving` });
  await leaving.getByRole("button", { name: "All Right" }).click();

  const nft = page.getByRole("region", { name: "NFT" });
  await expect(nft.getByText("In an outside wallet", { exact: true })).toBeVisible();
  await page.goto("/cards?tab=vault");
  const badge = page.getByRole("link", { name: `Outside: certificate of ${name}` });
  await expect(badge).toBeVisible();
  expect.soft(await findings(page), "the vault").toEqual([]);

  await page.goto("/wallet");
  const own = await page.getByRole("region", { name: "Wallet" }).locator("code").innerText();
  const withdrawals = page.getByRole("region", { name: "Withdrawals" });
  const look = withdrawals.getByRole("button", { name: `Look Again: ${name}` });
  await look.click();
  await expectToast(page, "Not Back Yet");
  expect.soft(await findings(page), "the wallet").toEqual([]);
  await sendNft({ seedHex: wallet.seedHex, mint, to: own }, game.settings);
  // The game also looks by itself.
  await look.or(withdrawals.getByText("Came back")).click();
  await expect(withdrawals.getByText("Came back")).toBeVisible();
  await page.goto(cardPath);
  await expect(page.getByText("In your vault")).toBeVisible();
});
