/** What a browser keeps for the time without a connection, as its storage shows it. */
import { expect, type Page } from "@playwright/test";

type Kept = {
  /** The paths of everything that is kept of any player. */
  paths: string[];
  /** Where the kept cards lie; null when no cards are kept. */
  places: string[] | null;
  username: string | null;
};

/** Runs in the page. */
async function readKept(): Promise<Kept> {
  const kept: Kept = { paths: [], places: null, username: null };
  for (const name of await caches.keys()) {
    if (!name.startsWith("taleborn-player-")) continue;
    const cache = await caches.open(name);
    const requests = await cache.keys();
    kept.paths.push(...requests.map(({ url }) => new URL(url).pathname));
    const saved = await cache.match("/kept/collection");
    if (!saved) continue;
    const { user, cards } = (await saved.json()) as {
      user: { username: string };
      cards: { location: string }[];
    };
    kept.places = cards.map(({ location }) => location);
    kept.username = user.username;
  }
  return kept;
}

export const keptIn = (page: Page) => page.evaluate(readKept);

/** Waits until so many cards are kept, with as many pictures, and the worker is in charge. */
export async function expectKept(page: Page, { inDeck, inVault }: Record<string, number>) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(async () => {
      const { places, paths } = await keptIn(page);
      return {
        inDeck: places?.filter((place) => place === "deck").length,
        inVault: places?.filter((place) => place === "vault").length,
        hasPictures: paths.length > Number(inDeck) + Number(inVault),
      };
    })
    .toEqual({ inDeck, inVault, hasPictures: true });
}

export async function expectNothingKept(page: Page) {
  await expect.poll(() => keptIn(page)).toEqual({ paths: [], places: null, username: null });
}
