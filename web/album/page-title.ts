import type { AlbumPage } from "#game/album/album.ts";
import { monthTitles, type Month } from "#game/album/months/months.ts";
import type { Element } from "#game/cards/elements.ts";

/** A page for itself; the set of all elements is none. */
export type ShownPage = Exclude<AlbumPage, "set">;

export const isMonth = (page: ShownPage): page is Month => page in monthTitles;

/** Such as "fire" or "Lantern Winter". */
export const pageTitle = (page: Element | Month): string =>
  isMonth(page) ? monthTitles[page] : page;
