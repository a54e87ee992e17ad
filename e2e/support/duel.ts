/** How two people play a duel, found by the names that they see. */
import { expect, type Browser, type Page } from "@playwright/test";
import { signUp, type Account } from "./player.ts";

export type Duelist = { page: Page; account: Account };

/** A player with a browser of their own. */
export async function newDuelist(browser: Browser, baseURL: string | undefined): Promise<Duelist> {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    // Nothing moves, so that a turn is shown at once.
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  return { page, account: await signUp(page) };
}

/** One opens a room, the other comes in by its code, and both seal their three strongest cards. */
export async function meetInRoom(host: Page, guest: Page) {
  await host.goto("/local-battle");
  await host.getByRole("button", { name: "Create Battle Room" }).click();
  const code = host.getByText(/^\d{6}$/);
  await guest.goto(`/local-battle?join=${await code.textContent()}`);
  await guest.getByRole("button", { name: "Join Battle" }).click();
  for (const page of [host, guest]) {
    await expect(page).toHaveURL(/\/battle\?room=/);
    await page.getByRole("button", { name: "My Strongest" }).click();
    await page.getByRole("button", { name: "Ready" }).click();
  }
}

const open = (page: Page) =>
  page.getByRole("list", { name: "Your choices" }).getByRole("button", { disabled: false });

const ending = (page: Page) => page.getByRole("heading", { name: /^(Victory|Defeat|A Draw)!$/ });

/** Both choose the first thing that they can, once. */
export async function playStep(pages: readonly Page[]) {
  for (const page of pages) {
    await expect(open(page).first().or(ending(page))).toBeVisible();
    if (await ending(page).isVisible()) continue;
    // What could be chosen a moment ago may be chosen no longer: the other one has lost a creature.
    await open(page)
      .first()
      .click({ timeout: 3_000 })
      .catch(() => undefined);
  }
}

/** Returns what each of them reads at the end. */
export async function playToTheEnd(pages: readonly Page[]): Promise<string[]> {
  const isOver = async () =>
    (await Promise.all(pages.map((page) => ending(page).isVisible()))).every(Boolean);
  while (!(await isOver())) {
    await Promise.all(pages.map((page) => actIfAsked(page)));
  }
  return Promise.all(pages.map((page) => ending(page).innerText()));
}

/** Chooses, or passes over what is being shown. */
async function actIfAsked(page: Page) {
  const skip = page.getByRole("button", { name: "Skip" });
  if (await skip.isVisible()) await skip.click({ timeout: 1_000 }).catch(() => undefined);
  const first = open(page).first();
  if (await first.isVisible()) await first.click({ timeout: 3_000 }).catch(() => undefined);
  else await page.waitForTimeout(100);
}

export const opposite: Record<string, string> = {
  "Victory!": "Defeat!",
  "Defeat!": "Victory!",
  "A Draw!": "A Draw!",
};
