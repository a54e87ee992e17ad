import { CREATURE_NAME_MAX, type RemakeRefusal } from "#game/remakes/remake.ts";
import { SIGNATURE_LEVEL } from "#game/remakes/pictures.ts";
import type { Group } from "#texts/catalogue.ts";
import { inCoins } from "./purse.ts";

/** A made card stays as it is. */
export const remakeRefusals = {
  not_own_making:
    "Only the player who made a creature can change it, and only while having its card.",
  made_is_nft: "This card is an NFT, so it stays as it is.",
  made_is_elsewhere:
    "Another copy of this card is an NFT, in a deal or with another player, so it stays as it is.",
  made_is_hidden: "An admin has put other words on this card, so it stays as it is.",
} satisfies Record<RemakeRefusal, string>;

export const renameRefusals = {
  same_name: "Your creature has this name already.",
  rename_price_changed: ({ price }: { price: number }) =>
    `Another name costs ${inCoins(price)} now. Please look at it again.`,
  rename_too_expensive: ({ price, coins }: { price: number; coins: number }) =>
    `Another name costs ${inCoins(price)}, and you have ${coins}.`,
} satisfies Group;

export const pictureRefusals = {
  picture_under_way: "A new picture is being painted already. Wait for it first.",
  pose_too_early: `A creature finds its signature pose at level ${SIGNATURE_LEVEL}.`,
  pose_painted: "Your creature has its signature pose already.",
  picture_not_there: "There is no such picture of this card.",
  picture_price_changed: ({ price }: { price: number }) =>
    `Another picture costs ${inCoins(price)} now. Please look at it again.`,
  picture_too_expensive: ({ price, coins }: { price: number; coins: number }) =>
    `Another picture costs ${inCoins(price)}, and you have ${coins}.`,
} satisfies Group;

/** At the field of a new name. */
export const creatureNameRemarks = {
  name_missing: "Please write a name",
  name_too_long: `Please use at most ${CREATURE_NAME_MAX} characters`,
} satisfies Group;

export const remakeAnswers = {
  painting: "Your new picture is being painted.",
  picture_chosen: ({ name }: { name: string }) => `This is ${name} now.`,
  renamed: ({ name }: { name: string }) => `Your creature is called ${name} now.`,
} satisfies Group;
