import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { signUpAsAdmin } from "#e2e/support/admin.ts";
import { findings } from "#e2e/support/findings.ts";
import { expectToast, openAtRest } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

const PHONE = { width: 390, height: 900 };
const DESKTOP = { width: 1440, height: 900 };

/** A name that no other run has given. */
const nameOfNow = () =>
  `Journey${[...String(Date.now())].map((digit) => "bdfgklmprs"[Number(digit)]).join("a")}`;

const search = (page: Page, words: string) =>
  page.getByRole("searchbox", { name: "Search by name" }).fill(words);

test("an admin makes a card, changes it, takes the table along, and deletes the card", async ({
  page,
}) => {
  const name = nameOfNow();
  await page.setViewportSize(DESKTOP);
  await signUpAsAdmin(page);
  await openAtRest(page, "/admin/cards");

  await test.step("the table has its numbers", async () => {
    await expect(page.getByText("Created Today", { exact: true })).toBeVisible();
    await expect(page.getByRole("table", { name: "Cards" })).toBeVisible();
    expect.soft(await findings(page), "the cards").toEqual([]);
  });

  await test.step("what is wrong stands beside its field", async () => {
    await page.getByRole("button", { name: "Create Card" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Attack").fill("500");
    await dialog.getByLabel("Image URL").fill("https://169.254.169.254/latest");
    await dialog.getByRole("button", { name: "Create Card" }).click();
    await expect(dialog.getByText("A card needs a name.")).toBeVisible();
    await expect(dialog.getByText("A whole number from 0 to 100, please.")).toBeVisible();
    await dialog.getByLabel("Name", { exact: true }).fill(name);
    await dialog.getByLabel("Attack").fill("60");
    await dialog.getByRole("button", { name: "Create Card" }).click();
    await expect(dialog.getByRole("alert")).toContainText("public https address");
    expect.soft(await findings(page), "the form").toEqual([]);
  });

  await test.step("a card without a picture is drawn by the game", async () => {
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Image URL").fill("");
    await dialog.getByLabel("Description").fill("=1+1");
    await dialog.getByRole("button", { name: "Create Card" }).click();
    await expectToast(page, "Card Created");
    await search(page, name);
    await expect(page.getByRole("row")).toHaveCount(2);
  });

  await test.step("the file has it, and its formula is text", async () => {
    const coming = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export" }).click();
    const text = await readFile(await (await coming).path(), "utf8");
    expect(text).toContain(name);
    expect(text).toContain(",'=1+1,");
  });

  await test.step("on a phone it is looked at, changed, and deleted", async () => {
    await page.setViewportSize(PHONE);
    await page.getByRole("button", { name: `View ${name}` }).click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    expect.soft(await findings(page), "one card on a phone").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: `Edit ${name}` }).click();
    await page.getByRole("dialog").getByLabel("Defense").fill("77");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expectToast(page, "Card Updated");
    await expect(page.getByText("60 attack, 77 defense")).toBeVisible();
    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "Card Deleted");
    await expect(page.getByText("No cards match")).toBeVisible();
  });

  for (const [path, heading] of [
    ["/admin/battles", "Battles"],
    ["/admin/trades", "Trades"],
    ["/admin/analytics", "Growth Metrics"],
  ] as const) {
    await test.step(`${path} is readable on a phone and on a desk`, async () => {
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        await openAtRest(page, path);
        await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
        expect.soft(await findings(page), `${path} at ${size.width}`).toEqual([]);
      }
    });
  }
});
