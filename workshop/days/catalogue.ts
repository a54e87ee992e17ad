/** The creatures that packs hold on a day, and how full a page of the album is. */
import { filled, onPage, type AlbumPage, type Filled } from "#game/album/album.ts";
import { arrivedCreatures } from "#game/album/months/month-creatures.ts";
import type { Month } from "#game/album/months/months.ts";
import { creatures } from "#game/cards/creatures.ts";
import type { Element } from "#game/cards/elements.ts";
import type { Rarity } from "#game/cards/rarities.ts";
import { monthOf } from "#game/lib/day.ts";
import type { Player } from "./player.ts";

export type CatalogueCard = { id: string; rarity: Rarity; element: Element; month: Month | null };

const byMonth = new Map<string, readonly CatalogueCard[]>();

export function catalogueAt(nowMs: number): readonly CatalogueCard[] {
  const month = monthOf(nowMs);
  const known = byMonth.get(month);
  if (known) return known;
  const all = [...creatures.map((each) => ({ ...each, month: null })), ...arrivedCreatures(nowMs)];
  const cards = all.map(({ slug, rarity, element, month: of }) => ({
    id: slug,
    rarity,
    element,
    month: of,
  }));
  byMonth.set(month, cards);
  return cards;
}

export function filledPage({ album }: Player, page: AlbumPage, nowMs: number): Filled {
  const all = catalogueAt(nowMs).map((card) => ({ ...card, isFound: album.has(card.id) }));
  return filled(onPage(page, all));
}
