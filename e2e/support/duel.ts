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

const open = (page: Page, name = /./) =>
  page.getByRole("list", { name: "Your choices" }).getByRole("button", { disabled: false, name });

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

/** Returns what each player reads at the end. */
export async function playToTheEnd(pages: readonly Page[]): Promise<string[]> {
  return Promise.all(pages.map(playAlone));
}

/** Chooses, or passes over what is being shown, as long as there is something to press. */
async function playAlone(page: Page): Promise<string> {
  const skip = page.getByRole("button", { name: "Skip" });
  // It hits hardest, so that the duel is over in fewer turns.
  const special = open(page, /^Special/);
  const next = skip.or(open(page)).first();
  while (true) {
    await expect(next.or(ending(page)).first()).toBeVisible({ timeout: 60_000 });
    if (await ending(page).isVisible()) return ending(page).innerText();
    // What could be pressed a moment ago may be gone: the other one has chosen.
    const best = (await special.isVisible()) ? special : next;
    await best.click({ timeout: 3_000 }).catch(() => undefined);
  }
}

export const opposite: Record<string, string> = {
  "Victory!": "Defeat!",
  "Defeat!": "Victory!",
  "A Draw!": "A Draw!",
};
