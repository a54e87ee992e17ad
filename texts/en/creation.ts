import type { Rarity } from "#game/cards/rarities.ts";
import type { TextRefusal } from "#game/creation/allowed.ts";
import { DESCRIPTION_MAX, type DescriptionRefusal } from "#game/creation/describe.ts";
import type { Group } from "#texts/catalogue.ts";
import { inCoins } from "./purse.ts";

/** Why a text may not be shown, in words for a child. */
const unsafeTexts = {
  sexual: "Cards are seen by children too, so creatures here keep away from grown-up topics.",
  hate: "Nobody should feel hurt by a card, so words and signs of hate stay outside.",
  violence: "That sounds too cruel for a card. Creatures here may be fierce, but not bloodthirsty.",
  drugs: "Creatures here stay away from drugs, alcohol and smoking. Something else will fit them!",
  rude: "There is a rude word in this. Everybody can read it, so please say it nicely.",
  brand:
    "This names somebody else's character or brand. Invent your own, and tell us what it looks like!",
  contact: "Please leave out links, addresses and phone numbers, so that everybody stays safe.",
} satisfies Record<Exclude<TextRefusal, "self_harm">, string>;

/** For a player who writes about hurting themselves: a kind word and a place to find help. */
export const helpRefusals = {
  needs_help:
    "You matter, and you are not alone. If you feel bad or think about hurting yourself, please " +
    "talk to a grown-up you trust today. You can also talk to somebody for free: call or text 988 " +
    "in the USA and Canada, call Childline on 0800 1111 in the UK or 116 111 in much of Europe, " +
    "or look for your country on findahelpline.com.",
} satisfies Group;

export const lengthRefusals = {
  too_long: `Please use at most ${DESCRIPTION_MAX} characters.`,
} satisfies Record<DescriptionRefusal, string>;

export const descriptionRefusals = {
  nothing_described: "Describe your creature first.",
  unsafe_description: ({ topic }: { topic: keyof typeof unsafeTexts }) => unsafeTexts[topic],
} satisfies Group;

/** For one of the five fields. */
export const descriptionRemarks = {
  too_long: `Please use at most ${DESCRIPTION_MAX} characters`,
} satisfies Group;

export const creationRefusals = {
  daily_limit: "Daily Limit Reached",
  no_creation: "There is no such creation.",
} satisfies Group;

export const creditRefusals = {
  no_credits: "You have no credits left.",
} satisfies Group;

export const bonusRefusals = {
  bonus_limit: "You have made all of today's bonus cards. Tomorrow there are new ones.",
  bonus_price_changed: ({ price }: { price: number }) =>
    `A bonus card costs ${inCoins(price)} now. Please look at it again.`,
  bonus_too_expensive: ({ price, coins }: { price: number; coins: number }) =>
    `A bonus card costs ${inCoins(price)}, and you have ${coins}.`,
} satisfies Group;

export const creationAnswers = {
  bonus_created: "Bonus Card Created",
  premium_created: "Premium Card Created",
} satisfies Group;

export const creationNotifications = {
  card_created: ({ name, rarity }: { name: string; rarity: Rarity }) => ({
    title: `${name} is ready`,
    text: `Your new ${rarity} creature has joined your collection.`,
  }),
};
