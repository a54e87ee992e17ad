import { ShoppingBag, Wallet, WandSparkles } from "lucide-react";
import { useLocation } from "wouter";
import { PREMIUM_CENTS } from "#game/purchases/items.ts";
import { PREMIUM_PER_DAY } from "#game/purchases/limits.ts";
import { inDollars } from "#texts/en/purse.ts";
import { useCoinsOnly } from "#web/cards/coins-only.ts";
import { ComingSoon, type ComingSoonWords } from "./coming-soon.tsx";

const wallet: ComingSoonWords = {
  Icon: Wallet,
  promise: "Your own wallet, made for you, with nothing to install.",
  plans: [
    "See your balance and your public address.",
    "Turn a favourite card into an NFT, if you want to.",
    "Every card is yours in the game, with or without a wallet.",
  ],
  instead: ["See My Cards", "/cards"],
};

const store: ComingSoonWords = {
  Icon: ShoppingBag,
  promise: "Card credits, for those who want more than one new card a day.",
  plans: [
    "Three credit packs, with a parent's approval.",
    "A credit makes one premium card, rare or better.",
    "You never need to pay to play.",
  ],
  instead: ["Create Today's Free Card", "/create"],
};

const PREMIUM_PRICE = `${inDollars(PREMIUM_CENTS)} a card, up to ${PREMIUM_PER_DAY} a day, with a parent's approval.`;

const premium: ComingSoonWords = {
  ...store,
  Icon: WandSparkles,
  promise: "A card that is rare or better, from your own words.",
  plans: [
    PREMIUM_PRICE,
    "The odds are shown before anyone pays.",
    "Your free card of the day stays free.",
  ],
};

const byPath: Record<string, ComingSoonWords> = {
  "/wallet": wallet,
  "/store": store,
  "/checkout": store,
  "/premium-checkout": premium,
};

export function ComingSoonScreen() {
  const [path] = useLocation();
  const coinsOnly = useCoinsOnly();
  const words = byPath[path.replace(/\/$/, "")] ?? wallet;
  const plans = words.plans.filter((plan) => !coinsOnly || plan !== PREMIUM_PRICE);
  return <ComingSoon {...words} plans={plans} />;
}
