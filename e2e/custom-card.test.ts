import { expect, type Page } from "@playwright/test";
import { celebratedName, PAINTED_MS } from "#e2e/support/creation.ts";
import { fine, guardianOf, signUpChild } from "#e2e/support/family.ts";
import { findings } from "#e2e/support/findings.ts";
import { linkFromLetter } from "#e2e/support/letters.ts";
import { expectToast, signUp } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

const builder = (page: Page) => page.getByRole("region", { name: "Custom Card Builder" });

/** The picture on the planned card, which the forge has drawn since it was last looked at. */
async function nextSketch(page: Page, before: string | null): Promise<string> {
  const picture = builder(page).getByRole("img", { name: /^Your Card/ });
  let seen: string | null = null;
  await expect(async () => {
    seen = await picture.getAttribute("src");
    expect(seen).toMatch(/^data:image\/webp/);
    expect(seen).not.toBe(before);
  }).toPass({ timeout: PAINTED_MS });
  return seen ?? "";
}

async function fillCard(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Complete Purchase" });
  await expect(dialog.getByText("Test mode: no money moves.")).toBeVisible();
  await dialog.getByLabel("Test card number").fill("4242424242424242");
  await dialog.getByLabel("Expiry date").fill("1250");
  await dialog.getByLabel("Security code").fill("123");
  return dialog;
}

test("a custom card, from the sliders to its celebration", async ({ page }) => {
  await signUp(page);
  await page.goto("/create");
  await builder(page).scrollIntoViewIfNeeded();
  await builder(page).getByLabel("What does it look like?").fill("A brave lighthouse snail");
  const first = await nextSketch(page, null);

  const rarity = builder(page).getByRole("slider", { name: "Rarity" });
  await rarity.press("End");
  await expect(rarity).toHaveAttribute("aria-valuetext", "Mythical");
  await builder(page).getByRole("slider", { name: "Elements" }).press("End");
  await builder(page).getByRole("radio", { name: "spirit" }).press("Space");
  await nextSketch(page, first);
  expect.soft(await findings(page), "the builder").toEqual([]);

  await builder(page).getByRole("button", { name: "Create for $100.08" }).click();
  const dialog = await fillCard(page);
  expect.soft(await findings(page), "the payment").toEqual([]);
  await dialog.getByRole("button", { name: "Pay $100.08" }).click();

  const name = await celebratedName(page);
  expect(name).not.toBe("");
  const cards = (await (await page.request.get("/api/cards/user")).json()) as {
    card: { name: string; rarity: string; element: string };
  }[];
  const made = cards.find(({ card }) => card.name === name);
  expect(made?.card).toMatchObject({ rarity: "mythical", element: "spirit" });
});

test("a child asks for a custom card, and the guardian says yes and pays", async ({
  page: child,
  browser,
}) => {
  const { username: name } = await signUpChild(child);
  const { page: parent, email } = await guardianOf(child, browser);
  const [{ id, version }] = (await (await parent.request.get("/api/family")).json()) as [
    { id: string; version: number },
  ];
  const set = { money: { rule: "ask", capCents: null } };
  await fine(parent.request.put(`/api/family/children/${id}`, { data: { version, set } }));

  await child.goto("/create");
  await builder(child).getByRole("radio", { name: "fire" }).press("Space");
  await builder(child).getByRole("button", { name: "Create for $5.99" }).click();
  await expect(child.getByText("Your parent has been asked")).toBeVisible();

  await parent.goto(await linkFromLetter(email, "/family"));
  const wish = `${name}: Custom card (common, fire) for $5.99`;
  await expect(parent.getByText(wish, { exact: true })).toBeFocused();
  expect.soft(await findings(parent), "a child's wish").toEqual([]);
  await parent.getByRole("button", { name: `Yes, and Pay $5.99: ${wish}` }).click();
  const dialog = await fillCard(parent);
  expect.soft(await findings(parent), "the guardian's payment").toEqual([]);
  await dialog.getByRole("button", { name: "Pay $5.99" }).click();
  await expectToast(parent, "Paid", `Custom card (common, fire) for ${name}`);
  await expect(parent.getByText(wish, { exact: true })).toHaveCount(0);
  await expect(parent.getByText("$5.99 this month")).toBeVisible();

  await child.goto("/");
  await child.getByRole("button", { name: /^Notifications, / }).click();
  await expect(
    child.getByText("Custom card (common, fire): your purchase is complete."),
  ).toBeVisible();
});
