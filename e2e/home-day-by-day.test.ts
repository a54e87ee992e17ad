import { expect, type Page } from "@playwright/test";
import { fine } from "#e2e/support/family.ts";
import { findings } from "#e2e/support/findings.ts";
import { outside } from "#e2e/support/first-screen.ts";
import { test } from "#e2e/support/own-game.ts";
import { signUp } from "#e2e/support/player.ts";

const DAY_MS = 86_400_000;

/** Days of a visit, and what home says; on a day without words the test only sends the visit. */
const days: readonly { day: number; greets?: RegExp; place?: RegExp }[] = [
  { day: 1, greets: /^New here\?/, place: /^Day 1 \+\d+$/ },
  { day: 2, greets: /^Welcome back! Day 2: /, place: /^Day 2 \+\d+$/ },
  ...[3, 4, 5, 6].map((day) => ({ day })),
  { day: 7, greets: /^Welcome back! Day 7: the chest is yours\.$/, place: /^The chest \+\d+$/ },
  { day: 8, greets: /^Welcome back! Day 8: /, place: /^Day 1 \+\d+$/ },
  { day: 30, greets: /^Welcome back! Day 30: /, place: /^Day 2 \+\d+$/ },
];

test("home is another on days 1, 2, 7, 8 and 30, and its three things stay in the window", async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // Each day begins at noon, so that none ends meanwhile.
  const untilNoonMs = (1.5 * DAY_MS - (Date.now() % DAY_MS)) % DAY_MS;
  await game.moveClock(untilNoonMs / DAY_MS);
  await signUp(page);
  const begunMs = Date.now() + untilNoonMs;
  let today = 1;
  for (const { day, greets, place } of days) {
    await game.moveClock(day - today);
    await page.clock.setFixedTime(begunMs + (day - 1) * DAY_MS + 60_000);
    today = day;
    if (!greets || !place) await page.request.post("/api/visit");
    else await test.step(`day ${day}`, () => comesHome(page, { day, greets, place }));
  }
});

type Expected = { day: number; greets: RegExp; place: RegExp };

async function comesHome(page: Page, { day, greets, place }: Expected) {
  await opensHome(page);
  await expect(page.getByText(greets)).toBeVisible();
  const track = page.getByRole("list", { name: "Your gifts" });
  await expect(track.locator("[aria-current=date]")).toHaveText(place);
  await expectThree(page);

  const data = { description: `a hare that carries lantern number ${day}` };
  await fine(page.request.post("/api/cards/create", { data }));
  await opensHome(page);
  await expect(page.getByText("Daily Limit Reached")).toBeVisible();
  await expectThree(page);
  expect(await findings(page)).toEqual([]);
}

async function opensHome(page: Page) {
  await page.goto("/");
  await expect(page.getByText(/^Next: |^All done\./)).toBeVisible();
  await page.waitForLoadState("networkidle");
}

async function expectThree(page: Page) {
  const three = ["Today's Card", "Today's Fight", "Today's Missions"];
  expect(await outside(page, three)).toEqual(three.map((name) => [name, 0]));
}
