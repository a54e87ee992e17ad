import type { OpenRefusal } from "#game/packs/open.ts";
import type { Group } from "#texts/catalogue.ts";

export const packRefusals = {
  no_pack: "There is no such pack.",
  price_changed: ({ price }: { price: number }) =>
    `This pack costs ${price === 1 ? "1 coin" : `${price.toLocaleString("en")} coins`} now. Please look at it again.`,
  no_opening: "No pack was opened under this address.",
} satisfies Group;

export const openRefusals = {
  too_few_coins: ({ missing }: { missing: number }) =>
    `You need ${missing} more ${missing === 1 ? "coin" : "coins"} for this pack.`,
} satisfies Record<OpenRefusal, unknown>;

export const packAnswers = {
  opened: ({ name, cards }: { name: string; cards: number }) =>
    `You opened a ${name} and found ${cards} cards.`,
} satisfies Group;
