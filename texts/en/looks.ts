import type { BuyLookRefusal } from "#game/looks/looks.ts";
import type { Group } from "#texts/catalogue.ts";
import { inCoins } from "./purse.ts";

type Price = { price: number; coins: number };

export const lookRefusals = {
  look_not_owned: "You do not have this look yet.",
  look_not_sold: "This look is earned by playing. It cannot be bought.",
  look_owned: "You have this look already.",
  look_price_changed: ({ price }: Price) =>
    `This look costs ${inCoins(price)} now. Please look at it again.`,
  look_too_expensive: ({ price, coins }: Price) =>
    `This look costs ${inCoins(price)}, and you have ${coins}.`,
} satisfies Group & Record<BuyLookRefusal, unknown>;

export const lookAnswers = {
  worn: ({ name }: { name: string }) => `You wear ${name} now.`,
  none: "You took it off.",
  bought: ({ name }: { name: string }) => `${name} is yours.`,
} satisfies Group;
