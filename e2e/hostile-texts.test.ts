import { expect, type Page } from "@playwright/test";
import { signUpAsAdmin } from "#e2e/support/admin.ts";
import { fine } from "#e2e/support/family.ts";
import { hostileTexts } from "#e2e/support/hostile-texts.ts";
import { test } from "#e2e/support/own-game.ts";
import { openAtRest, signUp } from "#e2e/support/player.ts";

const imageUrl = "/creatures/nothing-like-it.webp";

/** Doubled letters and digits count once, so that "11" would be as taken as "1". */
const called = (what: string, nth: number) =>
  `${what} by ${String.fromCodePoint(97 + (nth % 26))}${nth < 26 ? "" : "xo"}`;

/** What people who run the game can write, each in all of its fields but its name, which must be one. */
const writtenByAdmins: Record<string, (text: string, nth: number) => object> = {
  "/api/admin/creatures": (text, nth) => ({
    name: called("Written", nth),
    description: text,
    backstory: text,
    tags: [text.slice(0, 40)],
    abilities: text,
    imageUrl,
    element: "fire",
    rarity: "rare",
    baseAttack: 50,
    baseDefense: 40,
  }),
  "/api/admin/cards": (text, nth) => ({
    name: called("Drawn", nth),
    description: text,
    backstory: text,
    abilities: [text.slice(0, 60)],
    why: text,
    imageUrl,
    element: "water",
    rarity: "rare",
    attack: 50,
    defense: 40,
  }),
  "/api/admin/store/packages": (text, nth) => ({
    name: called("Pack", nth),
    description: text,
    icon: text.slice(0, 16),
    credits: 1,
    price: 2,
  }),
  "/api/admin/missions": (text, nth) => ({
    title: called("Mission", nth),
    description: text,
    targetValue: 1000,
    rewards: { coins: 1 },
    type: "daily",
    objective: "win_battles",
    active: true,
    startDate: "2020-01-01T00:00:00.000Z",
    endDate: null,
  }),
};

/** A browser that obeys such a text leaves a mark in the window, and parts of the attacker's. */
async function expectOnlyWords(page: Page, path: string) {
  await openAtRest(page, path);
  for (const question of await page.locator("summary").all()) await question.click();
  expect(await page.evaluate("window.hacked"), path).toBeUndefined();
  const planted = page.locator("[onload], [onerror], [onclick], [href^='javascript:'], iframe");
  await expect(planted, path).toHaveCount(0);
}

async function idOf(page: Page): Promise<string> {
  const answer = await page.request.get("/api/auth/user");
  return ((await answer.json()) as { id: string }).id;
}

test("what an admin or a player writes runs on no page", async ({ game, page, browser }) => {
  await signUpAsAdmin(page, game.settings);
  const player = await browser.newPage({ baseURL: game.url });
  const { email, username } = await signUp(player);

  await test.step("admins write it into everything that they can write", async () => {
    for (const [path, fields] of Object.entries(writtenByAdmins)) {
      for (const [nth, text] of hostileTexts.entries()) {
        const answer = await page.request.post(path, { data: fields(text, nth) });
        expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
      }
    }
    const [maintenanceText, , welcomeMessage] = hostileTexts;
    const settings = { maintenanceText, welcomeMessage };
    const saved = await page.request.put("/api/admin/settings", { data: { settings } });
    expect(saved.status(), await saved.text()).toBe(200);
  });

  await test.step("a player writes it, and it is refused or stays words", async () => {
    for (const text of hostileTexts.slice(0, 4)) {
      const data = { firstName: text.slice(0, 50), lastName: text.slice(-50), email };
      await player.request.put("/api/profile", { data });
      await expectOnlyWords(player, "/profile");
    }
    const [strength, spiritAnimal, element, personality, backstory] = hostileTexts;
    const five = { strength, spiritAnimal, element, personality, backstory };
    for (const data of [five, { description: hostileTexts[2] }]) {
      await player.request.post("/api/cards/create", { data });
    }
  });

  await test.step("gifts, reports, decisions and appeals are full of it", async () => {
    for (const text of hostileTexts) {
      const data = { names: username, coins: 1, message: text, why: text };
      await fine(page.request.post("/api/admin/grants", { data }));
    }
    const reader = await browser.newPage({ baseURL: game.url });
    await signUp(reader);
    const text = hostileTexts.slice(0, 8).join(" ");
    const about = { playerId: await idOf(player), reason: "unkind", text };
    await fine(reader.request.post("/api/reports", { data: about }));
    const queue = await page.request.get("/api/admin/reports?state=open&kind=name");
    const [{ id, state, openedAt }] = (await queue.json()) as [
      { id: string; state: string; openedAt: string },
    ];
    const why = hostileTexts.slice(8, 16).join(" ");
    const decision = { id, state, openedAt, decision: "rename", why };
    await fine(page.request.post("/api/admin/reports/decide", { data: decision }));
    await expectOnlyWords(player, "/profile?tab=account");
    await expect(player.getByText(String(hostileTexts[9])).first()).toBeVisible();
    const appeal = { id, text: hostileTexts.slice(16, 24).join(" ") };
    await fine(player.request.post("/api/reports/appeal", { data: appeal }));
  });

  await test.step("every page that shows it shows words", async () => {
    for (const path of ["/cards", "/create", "/marketplace", "/rules", "/store", "/"]) {
      await expectOnlyWords(player, path);
    }
    await expect(player.getByText(String(hostileTexts[2])).first()).toBeVisible();
    await player.getByRole("button", { name: /Notifications/ }).click();
    await expect(player.getByText(String(hostileTexts[26])).first()).toBeVisible();
    expect(await player.evaluate("window.hacked")).toBeUndefined();
    const tabs = ["users", "cards", "creatures", "store", "missions", "log", "grants"];
    for (const tab of ["", ...tabs, "moderation", `users/${await idOf(player)}`]) {
      await expectOnlyWords(page, `/admin/${tab}`.replace(/\/$/, ""));
    }
    await page.goto("/admin/moderation?state=appeal");
    await page.getByRole("button", { name: "Look at", exact: false }).first().click();
    await expect(page.getByRole("dialog")).toContainText(String(hostileTexts[17]));
    expect(await page.evaluate("window.hacked")).toBeUndefined();
    await expectOnlyWords(page, "/admin/settings");
    await page.goto("/admin/creatures");
    await page
      .getByRole("button", { name: /^Edit Written/ })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await page.evaluate("window.hacked")).toBeUndefined();
  });
});
