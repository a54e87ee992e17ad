import { expect, type Page } from "@playwright/test";
import { contrastFindings } from "#e2e/support/axe.ts";
import { battleUntilVictory } from "#e2e/support/battle.ts";
import { findings } from "#e2e/support/findings.ts";
import { signUpAtHome } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const coins = (page: Page) => page.getByRole("button", { name: /coins$/ });
const notices = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
const ledger = (page: Page) => page.getByRole("dialog", { name: "Why did my balance change?" });

/** For everybody, in both themes. */
async function expectReadable(page: Page) {
  expect(await findings(page)).toEqual([]);
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    const { findings: faint, checked } = await contrastFindings(page);
    expect(faint).toEqual([]);
    expect(checked).toBeGreaterThan(0);
  }
}

test("the bell tells what happened, and the coins why there are so many, by keyboard alone", async ({
  page,
  context,
}) => {
  await signUpAtHome(page);

  await test.step("the bell rings by itself, and its list says why", async () => {
    await expect(bell(page)).toHaveAccessibleName("Notifications, 1 new");
    await bell(page).focus();
    await page.keyboard.press("Enter");
    await expect(notices(page).getByRole("listitem")).toContainText("Mission completed");
    await expect(bell(page)).toHaveAccessibleName("Notifications");
    await expectReadable(page);
  });

  await test.step("Escape closes the list, and what was read stays read", async () => {
    await page.keyboard.press("Escape");
    await expect(notices(page)).toBeHidden();
    await expect(bell(page)).toBeFocused();
    await page.reload();
    await expect(bell(page)).toHaveAccessibleName("Notifications");
  });

  await test.step("what happens in another tab rings here", async () => {
    const other = await context.newPage();
    await battleUntilVictory(other);
    await other.close();
    await expect(bell(page)).toHaveAccessibleName(/^Notifications, \d+ new$/);
  });

  await test.step("the coins explain themselves, down to the gift to begin with", async () => {
    await coins(page).focus();
    await page.keyboard.press("Enter");
    const rows = ledger(page).getByRole("listitem");
    await expect(rows.filter({ hasText: "Battle won against" }).first()).toContainText(
      /\+\d+ coins/,
    );
    await expect(rows.last()).toContainText("A gift to begin with");
    await expect(rows.last()).toContainText("+200 coins");
    const balance = await rows
      .first()
      .getByText(/^Balance/)
      .textContent();
    // An open dialog hides the bar from those who cannot see it.
    await expect(page.getByTitle("Why did my balance change?")).toHaveText(
      `${balance?.replace("Balance ", "")} coins`,
    );
  });

  await test.step("the other tab shows the cards, and a line leads to its page", async () => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    const cards = page.getByRole("list", { name: "Cards that came and went" });
    await expect(cards.getByText("Starter card")).toHaveCount(12);
    await expectReadable(page);
    await cards.getByRole("link").last().focus();
    await page.keyboard.press("Enter");
    await expect(ledger(page)).toBeHidden();
    await expect(page.getByRole("heading", { name: "Lore", exact: true })).toBeVisible();
  });
});

/** What a service worker has, as far as it is used here. */
type Worker = {
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  dispatchEvent: (event: Event) => boolean;
};

test.describe("messages", () => {
  test.use({ serviceWorkers: "allow" });

  test("a message is shown, and a press on it opens its page", async ({ page, context }) => {
    await signUpAtHome(page);
    await page.evaluate(() => navigator.serviceWorker.register("/worker.js"));
    await page.evaluate(() => navigator.serviceWorker.ready);
    const [worker] = context.serviceWorkers();
    // The Chromium of these journeys has no place where it could show a message.
    const shown: unknown[] = [];
    worker?.on("console", (message) => shown.push(JSON.parse(message.text())));
    await worker?.evaluate(() => {
      const { registration } = globalThis as unknown as Worker;
      registration.showNotification = async (title, options) =>
        console.log(JSON.stringify({ title, ...options }));
    });
    const cdp = await context.newCDPSession(page);
    const registration = new Promise<string>((tell) => {
      cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
        if (first) tell(first.registrationId);
      });
    });
    await cdp.send("ServiceWorker.enable");
    const registrationId = await registration;
    const { origin } = new URL(page.url());
    const deliver = (data: string) =>
      cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });

    const sent = { id: 7, title: "Serafawn was sold", text: "40 coins.", link: "/cards" };
    await deliver(JSON.stringify(sent));
    await expect
      .poll(() => shown)
      .toMatchObject([
        { title: "Serafawn was sold", body: "40 coins.", tag: "notification-7", data: "/cards" },
      ]);
    await deliver("nonsense");
    await expect.poll(() => shown).toMatchObject([{}, { title: "Taleborn", data: "/" }]);

    await worker?.evaluate(() => {
      const press = new Event("notificationclick");
      const notification = { close: () => undefined, data: "/cards" };
      Object.assign(press, { notification, waitUntil: () => undefined });
      (globalThis as unknown as Worker).dispatchEvent(press);
    });
    await expect(page).toHaveURL(/\/cards$/);
    await expect(page.getByRole("heading", { name: "My Collection" })).toBeVisible();
  });
});
