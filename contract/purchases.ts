/** What is sold for money, how it is paid, and the way back. Prices are the server's. */
import * as z from "zod/mini";
import { elements } from "#game/cards/elements.ts";
import { rarities } from "#game/cards/rarities.ts";
import { LOOKS, SLIDER_MAX, sliders, type Slider } from "#game/purchases/custom-parameters.ts";
import { itemKinds } from "#game/purchases/items.ts";
import { purchaseStates } from "#game/purchases/states.ts";
import { madeCard, optionalText, watch } from "./creation.ts";
import { done, endpoint } from "./endpoint.ts";
import { typedName } from "./fields.ts";
import { id, upTo } from "./ids.ts";

const storePackage = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  credits: z.int(),
  /** In dollars, and the same in whole cents. */
  price: z.number(),
  priceCents: z.int(),
  /** In dollars, as it is shown, such as "0.99". */
  pricePerCard: z.string(),
  /** In percent; 0 is not shown. */
  savings: z.int(),
  popular: z.boolean(),
  icon: z.string(),
  color: z.string(),
});

export type StorePackageOnWire = z.output<typeof storePackage>;

export const listPackages = endpoint("GET /api/store/packages", "anyone", {
  summary: "The packs of credits that are for sale",
  output: z.array(storePackage),
});

export const purchase = z.object({
  id: z.string(),
  /** Of the receipt. */
  number: z.int(),
  kind: z.enum(itemKinds),
  title: z.string(),
  /** Of a package; 0 for anything else. */
  credits: z.int(),
  amountCents: z.int(),
  refundedCents: z.int(),
  state: z.enum(purchaseStates),
  /** Why it did not go on, in words; empty when it did. */
  why: z.string(),
  /** No money has moved. */
  isTest: z.boolean(),
  /** Whose goods these are, when the reader pays or has paid for another player. */
  forName: z.nullable(z.string()),
  createdAt: z.string(),
  grantedAt: z.nullable(z.string()),
  /** The card that is or was made for it. */
  creationId: z.nullable(z.string()),
  /** What the reader can take back by themselves now; null when nothing. */
  refund: z.nullable(z.object({ amountCents: z.int(), credits: z.int(), until: z.string() })),
});

export type PurchaseOnWire = z.output<typeof purchase>;

const spending = z.object({
  /** `emulator` and `stripe_test`: no money moves. */
  mode: z.enum(["emulator", "stripe_test", "stripe_live"]),
  publishableKey: z.string(),
  /** Of the last 30 days. */
  spentCents: z.int(),
  /** What a guardian or the player has set for a calendar month; null without a cap. */
  capCents: z.nullable(z.int()),
  /** Of this month's cap; null without one. */
  leftCents: z.nullable(z.int()),
  /** A guardian gets the question, and pays. */
  asksGuardian: z.boolean(),
  /** Why nothing is sold to this player now, in words; empty when it is. */
  closed: z.string(),
  /** Of a premium card, in percent. */
  premiumChances: z.array(z.object({ rarity: z.enum(rarities), percent: z.number() })),
});

export type SpendingOnWire = z.output<typeof spending>;

export const getSpending = endpoint("GET /api/payments/spending", "player", {
  summary: "What is shown before every payment: the provider, what was spent, and what may be",
  output: spending,
});

/**
 * Where the browser goes on. Without a client secret the guardians have been asked: `purchase` is
 * `asked`, and one guardian pays.
 */
const toBePaid = { clientSecret: z.nullable(z.string()), purchase };

const sliderValue = z.int().check(z.minimum(0), z.maximum(SLIDER_MAX));

const parameters = z.object(
  Object.fromEntries(sliders.map((slider) => [slider, sliderValue])) as Record<
    Slider,
    typeof sliderValue
  >,
);

/** What a custom card is to be. What the sliders come to, and costs, the server knows by itself. */
const design = {
  parameters,
  creationMode: z.optional(z.enum(["creature", "ai"])),
  /** Of the gallery, when the mode is `creature`. */
  creatureId: z.optional(z.nullable(id<"card">())),
  description: optionalText,
  /** One that the slider has reached; else one that the words name, or any. */
  element: z.optional(z.enum(elements)),
  /** Another number is another creature of the same kind. */
  look: z.optional(z.int().check(z.minimum(0), z.maximum(LOOKS - 1))),
};

const cents = z.int().check(z.minimum(0), z.maximum(1_000_000));
const name = z.string().check(z.maxLength(100));

export const createIntent = endpoint("POST /api/payments/create-intent", "money", {
  summary: "Begin to buy something: its price is the server's, and `amount` is only compared",
  input: z.object({
    /** A starter pack when it is not said. */
    itemId: z.optional(name),
    itemType: z.optional(name),
    /** In cents. */
    amount: z.optional(cents),
    ...z.partial(z.object(design)).shape,
  }),
  output: z.object(toBePaid),
});

export const createCreditPayment = endpoint("POST /api/store/create-credit-payment", "money", {
  summary: "Begin to buy a pack of credits",
  input: z.object({ packageId: name }),
  output: z.object({
    ...toBePaid,
    packageInfo: z.object({
      name: z.string(),
      credits: z.int(),
      price: z.number(),
      savings: z.int(),
    }),
  }),
});

export const createPremiumPayment = endpoint("POST /api/cards/create-premium-payment", "money", {
  summary: "Begin to buy a premium card, from a description or as a surprise",
  input: z.object({ description: optionalText }),
  output: z.object(toBePaid),
});

export const confirmPayment = endpoint("POST /api/payments/confirm", "player", {
  duringMaintenance: true,
  summary: "Look at the provider whether it is paid, and grant what was",
  input: z.object({
    paymentIntentId: name,
    itemId: z.optional(name),
    itemType: z.optional(name),
  }),
  output: z.object({ ...done.shape, purchase }),
});

export const createPremium = endpoint("POST /api/cards/create-premium", "player", {
  duringMaintenance: true,
  summary: "Hand over the premium card of a payment, once",
  input: z.object({ paymentIntentId: name, watch }),
  output: z.object({ ...done.shape, ...madeCard }),
});

export const sketchCustom = endpoint("POST /api/cards/sketch-custom", "play", {
  summary: "A small, quick drawing of what a custom card will look like",
  repeatable: true,
  input: z.object(design),
  /** An address that holds the picture itself. */
  output: z.object({ imageUrl: z.string() }),
});

export const createCustom = endpoint("POST /api/cards/create-custom", "player", {
  duringMaintenance: true,
  summary:
    "Make the custom card of a payment, once: of the newest of this price, or of a named one",
  input: z.object({
    ...design,
    specs: z.optional(z.unknown()),
    /** In cents. */
    price: z.optional(cents),
    creatureName: z.optional(z.nullable(typedName)),
    creatureImageUrl: z.optional(z.nullable(z.string())),
    paymentIntentId: z.optional(name),
    watch,
  }),
  output: z.object(madeCard),
});

export const listPurchases = endpoint("GET /api/purchases", "player", {
  whileSuspended: true,
  summary:
    "What the player has bought or paid for, the newest first; `cursor` is the last number seen",
  input: z.object({
    cursor: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
    limit: upTo(100),
  }),
  output: z.array(purchase),
});

const receipt = z.object({
  purchase,
  seller: z.object({ name: z.string(), address: z.string(), email: z.string() }),
  buyerName: z.string(),
  currency: z.literal("usd"),
});

export type ReceiptOnWire = z.output<typeof receipt>;

export const getReceipt = endpoint("GET /api/purchases/{id}", "player", {
  whileSuspended: true,
  summary: "One purchase, with all that a receipt says",
  input: z.object({ id: id<"purchase">() }),
  output: receipt,
});

export const refundPurchase = endpoint("POST /api/purchases/{id}/refund", "player", {
  whileSuspended: true,
  summary: "Take back what was not used, within 14 days",
  input: z.object({ id: id<"purchase">() }),
  output: z.object({ ...done.shape, purchase }),
});

export const cancelPurchase = endpoint("POST /api/purchases/{id}/cancel", "player", {
  whileSuspended: true,
  duringMaintenance: true,
  summary: "Give up a purchase that is not paid, or a question to one's guardians",
  input: z.object({ id: id<"purchase">() }),
  output: z.object({ ...done.shape, purchase }),
});

export const listAsked = endpoint("GET /api/family/purchases", "player", {
  whileSuspended: true,
  summary: "What the player's children would like to buy",
  output: z.array(purchase),
});

export const approvePurchase = endpoint("POST /api/family/purchases/{id}/approve", "money", {
  summary: "Say yes to a child's purchase, to pay it now; the one who said yes may ask again",
  input: z.object({ id: id<"purchase">() }),
  output: z.object(toBePaid),
});

export const declinePurchase = endpoint("POST /api/family/purchases/{id}/decline", "player", {
  whileSuspended: true,
  summary: "Say no to a child's purchase",
  input: z.object({ id: id<"purchase">() }),
});

const savedKeys = z.object({
  /** Where the keys in use come from. */
  source: z.enum(["environment", "admin", "none"]),
  mode: spending.shape.mode,
  publishableKey: z.string(),
  /** Of the secret key; empty when there is none. */
  lastFour: z.string(),
  setAt: z.nullable(z.string()),
});

export const getPaymentKeys = endpoint("GET /api/admin/stripe-keys", "admin", {
  summary: "Which keys of the payment provider are in use; the secret one by its last four letters",
  output: savedKeys,
});

export const savePaymentKeys = endpoint("POST /api/admin/stripe-keys", "admin", {
  sensitive: true,
  summary: "Try the payment provider's keys, keep them sealed, and use them in every process",
  input: z.object({
    publicKey: z.string().check(z.trim(), z.maxLength(300)),
    secretKey: z.string().check(z.trim(), z.maxLength(300)),
  }),
  output: z.object({ ...done.shape, keys: savedKeys }),
});
