/** What a browser stores for reading offline, read from its caches. */
import { expect, type Page } from "@playwright/test";

type OfflineStore = {
  /** The paths of everything in the caches. */
  paths: string[];
  /** The places of the stored cards; null when there are none. */
  places: string[] | null;
  username: string | null;
};

/** Runs in the page. */
async function readStore(): Promise<OfflineStore> {
  const kept: OfflineStore = { paths: [], places: null, username: null };
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

export const offlineStoreOf = (page: Page) => page.evaluate(readStore);

/** Waits until so many cards are stored with their pictures, and the worker controls the page. */
export async function expectOfflineStore(page: Page, { inDeck, inVault }: Record<string, number>) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(async () => {
      const { places, paths } = await offlineStoreOf(page);
      return {
        inDeck: places?.filter((place) => place === "deck").length,
        inVault: places?.filter((place) => place === "vault").length,
        hasPictures: paths.length > Number(inDeck) + Number(inVault),
      };
    })
    .toEqual({ inDeck, inVault, hasPictures: true });
}

export async function expectNothingKept(page: Page) {
  await expect
    .poll(() => offlineStoreOf(page))
    .toEqual({ paths: [], places: null, username: null });
}
