import { REFUND_DAYS } from "#game/purchases/refund.ts";
import { QUESTIONS_A_DAY, QUESTIONS_OPEN, type QuestionRefusal } from "#game/purchases/question.ts";
import type { Element } from "#game/cards/elements.ts";
import type { Rarity } from "#game/cards/rarities.ts";
import { PREMIUM_PER_DAY, type BuyingRefusal } from "#game/purchases/limits.ts";
import type { CustomRefusal } from "#game/purchases/custom-card.ts";
import type { KeyRefusal } from "#game/purchases/keys.ts";
import type { RefundRefusal } from "#game/purchases/refund.ts";
import type { WhyEnded } from "#game/purchases/states.ts";
import type { Group } from "#texts/catalogue.ts";
import { quoted } from "#texts/letters.ts";
import { inDollars } from "./purse.ts";

/** What a purchase is called when it is no package of the store. */
export const itemTitles = {
  premium: "Premium card",
  custom: "Custom card",
} satisfies Group;

/** The payer, who may be a parent, reads what the card will be, and not a child's words. */
export const customTitle = ({ rarity, element }: { rarity: Rarity; element: Element }): string =>
  `${itemTitles.custom} (${rarity}, ${element})`;

export const buyingRefusals = {
  debt_open:
    "An earlier payment was taken back after it was used. Please write to us before you buy again.",
  premium_limit: "You have bought three premium cards today. Come back tomorrow!",
  over_cap: "This would be more than the limit for this month. Each month it is counted anew.",
} satisfies Record<BuyingRefusal, string>;

/** Read by a child. */
export const questionRefusals = {
  question_declined: "Your parent said no to this. You can ask for it again a day later.",
  questions_open: `${QUESTIONS_OPEN} of your questions wait for an answer. Ask for more when your parent has answered, or take one back under "Your Purchases".`,
  questions_today: `You have asked for ${QUESTIONS_A_DAY} things today. Ask again tomorrow.`,
  no_guardian_account:
    "Your parent has no account here, so your question cannot arrive. Tell them: with an account of their own they can answer it.",
} satisfies Record<QuestionRefusal | "no_guardian_account", string>;

export const purchaseRefusals = {
  price_changed: "The price has changed. Please look at it again.",
  no_package: "This package is not for sale.",
  no_such_creature: "There is no such creature in the gallery.",
  no_design: "Please say what your custom card is to be.",
  no_purchase: "There is no such purchase.",
  not_paid: "This is not paid yet.",
  payment_processing:
    "The payment is still under way. Your purchase arrives as soon as it is through.",
  payment_used: "This payment has been used already.",
  other_item: "This payment was for something else.",
  payments_away: "The payment service does not answer. Nothing was charged. Please try again.",
  not_open: "This purchase is not open any more.",
} satisfies Group;

/** Why a purchase ended, for its list and its receipt, which are read much later as well. */
export const whyTexts = {
  debt_open: "An earlier payment had been taken back after it was used.",
  premium_limit: `${PREMIUM_PER_DAY} premium cards had been bought on that day already.`,
  over_cap: "It was more than the limit for that month.",
  not_allowed: "It is not allowed any more, so all of the money goes back.",
  bought_meanwhile: "It was paid when it had ended, so all of the money goes back.",
  taken_back: "You took it back.",
  given_back: "The people who run the game have given the money back.",
  money_went_back: "The money went back.",
  refund_failed: "The money could not be sent back.",
  disputed: "The bank has asked for the money back.",
  nobody_paid: "It was not paid in time.",
  given_up: "It was given up.",
  declined: "A guardian said no.",
} satisfies Record<WhyEnded, string>;

export const isWhy = (why: string | null): why is WhyEnded =>
  why !== null && Object.hasOwn(whyTexts, why);

export const customRefusals = {
  element_too_high: "This element needs more on the elements slider.",
} satisfies Record<CustomRefusal, string>;

export const refundRefusals = {
  not_granted: "There is nothing to take back.",
  refund_too_late: `This was more than ${REFUND_DAYS} days ago.`,
  already_used: "This has been used, so it cannot be taken back.",
} satisfies Record<RefundRefusal, string>;

export const purchaseAnswers = {
  package_deleted: "The package is not in the store any more.",
  confirmed: "Thank you! Your purchase is complete.",
  premium_created: "Premium Card Created",
  refunded: ({ amountCents }: { amountCents: number }) =>
    `${inDollars(amountCents)} is on its way back to you.`,
  given_back: ({ amountCents }: { amountCents: number }) =>
    `${inDollars(amountCents)} is on its way back to whoever has paid. They are told.`,
  cancelled: "The purchase was given up. Nothing was charged.",
  declined: ({ child }: { child: string }) => `${child} will be told.`,
  keys_saved: "Stripe Configuration Saved",
} satisfies Group;

export const keyRefusals = {
  keys_missing: "Please enter both Stripe public and secret keys.",
  keys_malformed: "Keys begin with pk_test_ and sk_test_, or with pk_live_ and sk_live_.",
  keys_of_two_kinds: "One of these keys is for tests and the other is not.",
  keys_refused: "Stripe does not know these keys.",
  keys_from_environment:
    "The keys are set where the game is started, so they cannot be changed here.",
} satisfies Record<KeyRefusal, string>;

type About = { title: string };

export const purchaseNotifications = {
  purchase_granted: ({ title }: About) => ({
    title: "Thank you!",
    text: `${title}: your purchase is complete.`,
  }),
  purchase_returned: ({ title, amountCents }: About & { amountCents: number }) => ({
    title: "Money back",
    text: `${title}: ${inDollars(amountCents)} goes back to whoever paid.`,
  }),
  purchase_refund_failed: ({ title, isKept }: About & { isKept: boolean }) => ({
    title: "The money did not arrive",
    text: isKept
      ? `${title}: the money could not be sent back, so it is yours again.`
      : `${title}: the money could not be sent back. We will find another way, and write to you.`,
  }),
  purchase_disputed: ({ title }: About) => ({
    title: "A payment is disputed",
    text: `${title}: a bank has asked for the money back. What was bought is locked until that is clear.`,
  }),
  purchase_asked: ({
    child,
    title,
    amountCents,
  }: About & { child: string; amountCents: number }) => ({
    title: `${child} would like to buy something`,
    text: `${title} for ${inDollars(amountCents)}. You decide, and you pay.`,
  }),
  purchase_declined: ({ title }: About) => ({
    title: "Not this time",
    text: `${title}: your guardian said no.`,
  }),
};

type PurchaseLetter = { name: string; title: string; link: string };

export const purchaseLetters = {
  asked: ({
    name,
    title,
    link,
    child,
    amountCents,
  }: PurchaseLetter & { child: string; amountCents: number }) => ({
    subject: `${quoted(child)} would like to buy something in Taleborn`,
    text: `Hello ${quoted(name)},

${quoted(child)} would like to buy this in Taleborn: ${quoted(title)}, for ${inDollars(amountCents)}.

Nothing is bought unless you say yes and pay. More questions of the next hours come without a letter
and wait on the same page. Have a look:

${link}

If you do nothing, the question ends after a week.
`,
  }),
  returned: ({ name, title, link, amountCents }: PurchaseLetter & { amountCents: number }) => ({
    subject: `Your money goes back: ${inDollars(amountCents)}`,
    text: `Hello ${quoted(name)},

${inDollars(amountCents)} for this goes back to the card that paid: ${quoted(title)}. Banks take some days for that.

What it had bought was taken back or locked. Your purchases are here:

${link}
`,
  }),
  refund_failed: ({ name, title, link, isKept }: PurchaseLetter & { isKept: boolean }) => ({
    subject: "Your money could not be sent back",
    text: `Hello ${quoted(name)},

the bank did not take the money that was to go back to the card that paid for this: ${quoted(title)}.

${
  isKept
    ? "What it had bought is there again, so that nothing is lost. Please write to us if you want the money another way."
    : "We know of it and will find another way. Please write to us how we can reach you."
}

Your purchases are here:

${link}
`,
  }),
  disputed: ({ name, title, link }: PurchaseLetter) => ({
    subject: "A payment in Taleborn is disputed",
    text: `Hello ${quoted(name)},

a bank has asked for the money back that paid for this: ${quoted(title)}. Until that is clear, what was bought is locked. If you know nothing of it, please speak to whoever pays with that card.

Your purchases are here:

${link}
`,
  }),
};
