/** Which pictures the worker shall keep, so that they are there without a connection. */
import type { OwnedCardOnWire } from "#contract/cards.ts";

const CARDS_WITH_PICTURES = 60;

/** What is on show, which may have come before the worker, then the deck and the newest cards. */
export function picturesToKeep(
  cards: readonly OwnedCardOnWire[],
  shown: readonly string[],
): Set<string> {
  const first = cards.toSorted(deckFirst).slice(0, CARDS_WITH_PICTURES);
  const pictures = first.flatMap(({ card }) => [card.imageUrl, card.thumbUrl]);
  return new Set([...shown, ...pictures].filter(isAsked));
}

const deckFirst = (a: OwnedCardOnWire, b: OwnedCardOnWire) =>
  Number(b.location === "deck") - Number(a.location === "deck");

/** A picture may stand in its own address, such as a sketch: the site's policy forbids to fetch it. */
const isAsked = (url: string): boolean =>
  url !== "" && /^https?:$/.test(new URL(url, location.href).protocol);

/** One after the other, because there is no hurry. One that does not come stops no other. */
export async function fetchAll(urls: Iterable<string>): Promise<void> {
  for (const url of urls) {
    if (await caches.match(url)) continue;
    await fetch(url, { priority: "low" }).catch(() => undefined);
  }
}
