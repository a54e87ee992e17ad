import type { AlbumRefusal } from "#game/album/album.ts";
import type { Group } from "#texts/catalogue.ts";
import { inCoins } from "./purse.ts";

export const albumRefusals = {
  page_rewarded: "You already have the reward of this page.",
  page_not_full: "A few creatures are still missing on this page.",
} satisfies Record<AlbumRefusal, string>;

export const albumAnswers = {
  page_full: ({ coins }: { coins: number }) => `Page complete! You get ${inCoins(coins)}.`,
  set_full: ({ coins }: { coins: number }) =>
    `You have found every creature! You get ${inCoins(coins)}.`,
} satisfies Group;
