import { TEAM_NAME_MAX, type BuySlotRefusal } from "#game/teams/teams.ts";
import type { Group } from "#texts/catalogue.ts";
import { inCoins } from "./purse.ts";

type Price = { price: number; coins: number };

export const teamSlotRefusals = {
  team_slots_at_most: "You have all the places for teams that there are.",
  team_slot_bought: "You have this place already. Please look at your teams again.",
  team_slot_price_changed: ({ price }: Price) =>
    `A place for a team costs ${inCoins(price)} now. Please look at it again.`,
  team_slot_too_expensive: ({ price, coins }: Price) =>
    `A place for a team costs ${inCoins(price)}, and you have ${coins}.`,
} satisfies Group & Record<BuySlotRefusal, unknown>;

export const keptTeamRefusals = {
  teams_full: "All your places for teams are taken. Remove a team, or get one more place.",
  no_team: "This team is no longer there.",
  team_not_owned: "Only cards of your collection can be in a team.",
} satisfies Group;

export const teamAnswers = {
  kept: ({ name }: { name: string }) => `${name} is one of your teams now.`,
  changed: ({ name }: { name: string }) => `${name} is saved.`,
  removed: "The team is removed. Its cards stay where they are.",
  slotBought: "You have a place for one more team.",
} satisfies Group;

/** At the field of a team's name. */
export const teamNameRemarks = {
  name_missing: "Please give your team a name",
  name_too_long: `Please use at most ${TEAM_NAME_MAX} characters`,
} satisfies Group;
