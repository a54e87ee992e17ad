import { expect, type Page } from "@playwright/test";
import { screens } from "#web/app/screen-table.ts";
import { findings } from "#e2e/support/findings.ts";
import { openAtRest, signUp } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

/** Screens to which no player goes from any other. */
const others: Readonly<Record<string, string>> = {
  "/create-dynamic": "the same screen as /create",
  "/vault": "a tab of /cards",
  "/checkout": "a step of buying",
  "/premium-checkout": "a step of buying",
  "/family": "in the menu of a guardian",
  "/family/ask": "for a child",
  "/family/request": "from a letter",
};

const pathsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/']")]
      .filter((link) => link.checkVisibility())
      .map((link) => new URL(link.href).pathname),
  );

/** One tap leads to the bars and the footer, two to the menu and to what these pages link to. */
async function withinTwoTaps(page: Page): Promise<Set<string>> {
  await openAtRest(page, "/rules");
  const first = new Set(await pathsOf(page));
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("link", { name: "Game Rules" }).first()).toBeVisible();
  const all = new Set([...first, ...(await pathsOf(page))]);
  for (const path of first) {
    await openAtRest(page, path);
    for (const link of await pathsOf(page)) all.add(link);
  }
  // The lower part of Home, which comes when it is near.
  await page.goto("/");
  const missions = page.getByRole("link", { name: "All missions" });
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(missions).toBeVisible({ timeout: 1_000 });
  }).toPass();
  for (const link of await pathsOf(page)) all.add(link);
  // The other door of the hub.
  await page.goto("/battles?kind=duel");
  await expect(page.getByRole("list", { name: "Duels" })).toBeVisible();
  for (const link of await pathsOf(page)) all.add(link);
  return all;
}

for (const [name, width, height] of [
  ["a phone", 390, 844],
  ["a desktop", 1440, 900],
] as const) {
  test(`on ${name} every screen is at most two taps from any other`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signUp(page);
    const reached = await withinTwoTaps(page);
    const wanted = screens
      .filter(({ path, access }) => access === "player" && !path.includes(":"))
      .map(({ path }) => path as string);
    const missing = wanted.filter((path) => !reached.has(path) && !(path in others));
    expect(missing).toEqual([]);
  });
}

test("a wide window has all places in its bar, by picture where room is short", async ({
  page,
}) => {
  await signUp(page);
  for (const [width, height] of [
    [768, 900],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAtRest(page, "/missions");
    const places = page.getByRole("navigation", { name: "Places" });
    await expect(places.getByRole("link")).toHaveText([
      "Home",
      "Cards",
      "Create",
      "Battle",
      "Market",
      "Trade",
      "Missions",
      "Profile",
    ]);
    await expect(places.getByRole("link", { name: "Missions" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    const right = await page.getByRole("button", { name: "Menu" }).boundingBox();
    expect((right?.x ?? width) + (right?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("navigation", { name: "Places" })).toBeHidden();
  expect(await findings(page)).toEqual([]);
});
