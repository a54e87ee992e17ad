/** What happens to payments at their provider, one thing after the other, and how it ends. */
import * as creation from "#contract/creation.ts";
import * as contract from "#contract/purchases.ts";
import { must } from "#game/lib/must.ts";
import type { ActingPlayer, testGame } from "#server/testing/test-game.ts";
import { atProvider, disputes, intentIn, pays } from "#server/purchases/test-buyers.ts";

type Game = Awaited<ReturnType<typeof testGame>>;

export type BegunPayment = { player: ActingPlayer; intentId: string; clientSecret: string | null };

/** What happens at the provider, and the event that tells of it. */
export type ProviderDeed = {
  event: string;
  does: (game: Game, bought: BegunPayment) => Promise<unknown>;
};

export type Story = {
  what: string;
  begins: (game: Game) => Promise<BegunPayment>;
  deeds: readonly ProviderDeed[];
  ends: { state: string; credits?: number; owed?: number; cards?: number };
};

const paysWith = (card: string): ProviderDeed => ({
  event: "payment_intent.succeeded",
  does: (game, { clientSecret }) => pays(game, clientSecret, card),
});

const refundsOf = `refund_id in (select id from emulator_objects where intent_id = $1)`;

const goesBack = (cents: number): ProviderDeed => ({
  event: "charge.refunded",
  does: async (game, { intentId }) => {
    await atProvider(game, "/v1/refunds", { payment_intent: intentId, amount: String(cents) });
    // Its bank decides when the story comes to that.
    await game.db.rows(`update emulator_outcomes set due_at = 'infinity' where ${refundsOf}`, [
      intentId,
    ]);
  },
});

/** The card is closed by then. */
const fails: ProviderDeed = {
  event: "refund.failed",
  does: async ({ db, deps }, { intentId }) => {
    await db.rows(`update emulator_outcomes set due_at = '-infinity' where ${refundsOf}`, [
      intentId,
    ]);
    await must(deps.paymentsEmulator, "emulator").deliverDue();
  },
};

/** To another card, as a bank can do it. */
const arrives = (cents: number): ProviderDeed => ({
  event: "refund.updated",
  does: async (game, bought) => {
    await goesBack(cents).does(game, bought);
    await game.db.rows(`delete from emulator_outcomes where ${refundsOf}`, [bought.intentId]);
  },
});

const setAt = `update emulator_objects set object = jsonb_set(object, $3, $4)
  where kind = $2 and intent_id = $1`;

const disputeIs = (event: "created" | "updated" | "closed", status: string): ProviderDeed => ({
  event: `charge.dispute.${event}`,
  does: async (game, { intentId }) => {
    if (event === "created") await disputes(game, intentId);
    const isOfMoney = !status.startsWith("warning_");
    await game.db.rows(setAt, [intentId, "dispute", "{status}", JSON.stringify(status)]);
    await game.db.rows(setAt, [intentId, "charge", "{disputed}", JSON.stringify(isOfMoney)]);
  },
});

const CLOSED_CARD = "pm_card_refundFail";
const paid = paysWith("pm_card_visa");
const paidByClosedCard = paysWith(CLOSED_CARD);
const declined: ProviderDeed = {
  ...paysWith("pm_card_visa_chargeDeclined"),
  event: "charge.failed",
};
const opened = disputeIs("created", "needs_response");
const asked = disputeIs("created", "warning_needs_response");
const escalated = disputeIs("updated", "needs_response");
const reviewed = disputeIs("updated", "under_review");
const won = disputeIs("closed", "won");
const lost = disputeIs("closed", "lost");
const answered = disputeIs("closed", "warning_closed");

let buyers = 0;

/** Each at an address of their own: one address may not sign up so often. */
const buyer = (game: Game) => game.player({ from: `10.0.${++buyers >> 8}.${buyers & 255}` });

async function begins(game: Game): Promise<BegunPayment> {
  const player = await buyer(game);
  const { body } = await player.call(contract.createCreditPayment, { packageId: "starter" });
  return { player, clientSecret: body.clientSecret, intentId: intentIn(body.clientSecret) };
}

/** Two of the five credits are spent. */
async function hasUsed(game: Game, card = "pm_card_visa"): Promise<BegunPayment> {
  const bought = await begins(game);
  await pays(game, bought.clientSecret, card);
  await bought.player.call(contract.confirmPayment, { paymentIntentId: bought.intentId });
  for (let i = 0; i < 2; i++) await bought.player.call(creation.createWithCredits, {});
  return bought;
}

async function hasCard(game: Game, card = "pm_card_visa"): Promise<BegunPayment> {
  const player = await buyer(game);
  const { clientSecret } = (await player.call(contract.createPremiumPayment, {})).body;
  await pays(game, clientSecret, card);
  const intentId = intentIn(clientSecret);
  await player.call(contract.createPremium, { paymentIntentId: intentId });
  return { player, clientSecret, intentId };
}

export const stories: readonly Story[] = [
  {
    what: "a payment that is declined, made, and goes back in two parts",
    begins,
    deeds: [declined, paid, goesBack(200), goesBack(299)],
    ends: { state: "refunded" },
  },
  {
    what: "a part of a payment that goes back, and a dispute of the rest that is lost",
    begins,
    deeds: [paid, goesBack(200), opened, lost],
    ends: { state: "disputed" },
  },
  {
    what: "a dispute that is won",
    begins,
    deeds: [paid, opened, reviewed, won],
    ends: { state: "granted", credits: 5 },
  },
  {
    what: "a refund that fails and is made again",
    begins,
    deeds: [paidByClosedCard, goesBack(499), fails, arrives(499)],
    ends: { state: "refunded" },
  },
  {
    what: "a refund that fails, and a dispute",
    begins,
    deeds: [paidByClosedCard, goesBack(499), fails, opened],
    ends: { state: "disputed" },
  },
  {
    what: "a refund that fails",
    begins,
    deeds: [paidByClosedCard, goesBack(499), fails],
    ends: { state: "granted", credits: 5 },
  },
  {
    what: "a question of the bank's that ends well, after a part went back",
    begins,
    deeds: [paid, goesBack(200), asked, answered],
    ends: { state: "granted", credits: 3 },
  },
  {
    what: "a question of the bank's that becomes a dispute and is lost",
    begins: hasUsed,
    deeds: [asked, escalated, reviewed, lost],
    ends: { state: "disputed", owed: 2, cards: 14 },
  },
  {
    what: "a dispute of used credits that is lost, and won in the end",
    begins: hasUsed,
    deeds: [opened, reviewed, lost, won],
    ends: { state: "granted", credits: 3, cards: 14 },
  },
  {
    what: "a part of used credits that goes back, and a dispute that is won",
    begins: hasUsed,
    deeds: [goesBack(200), opened, won],
    ends: { state: "granted", credits: 1, cards: 14 },
  },
  {
    what: "a part of used credits that goes back, fails, and goes back again with more",
    begins: (game) => hasUsed(game, CLOSED_CARD),
    deeds: [goesBack(200), fails, arrives(400)],
    ends: { state: "granted", owed: 1, cards: 14 },
  },
  {
    what: "used credits whose money goes back, fails, and is disputed",
    begins: (game) => hasUsed(game, CLOSED_CARD),
    deeds: [goesBack(499), fails, opened, lost],
    ends: { state: "disputed", owed: 2, cards: 14 },
  },
  {
    what: "a refund of a card that fails and is made again",
    begins: (game) => hasCard(game, CLOSED_CARD),
    deeds: [goesBack(199), fails, arrives(199)],
    ends: { state: "refunded" },
  },
  {
    what: "a dispute of a card that is won, and lost in the end",
    begins: hasCard,
    deeds: [opened, won, lost],
    ends: { state: "disputed" },
  },
];
