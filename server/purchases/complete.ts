/**
 * What follows from what the provider says. The confirm call, webhooks and the sweeper all come
 * here, in any order and however often: the server asks the provider and never believes the caller,
 * and then one transaction with the purchase locked does what has not been done.
 */
import { must } from "#game/lib/must.ts";
import { stepAfter, type PurchaseStep } from "#game/purchases/states.ts";
import { holdStanding } from "#server/lib/capabilities.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { PaymentsError } from "#server/ports/payments.ts";
import { lockPurses } from "#server/purse/service.ts";
import type { Following } from "./buyer.ts";
import { grant } from "./grant.ts";
import {
  cancelIntent,
  isFailed,
  openIntent,
  readIntent,
  refundIntent,
  type Answer,
} from "./intents.ts";
import { peopleOf } from "./notify.ts";
import * as queries from "./queries.ts";
import { giveAgain, lockGoods, takeBack } from "./take-back.ts";
import { undoReturn } from "./undo-return.ts";

/** The same for the confirm call, webhooks and the sweeper. */
export async function completePurchase(deps: Deps, id: string): Promise<void> {
  const purchase = await queries.findPurchase(deps.db, id);
  if (!purchase) return;
  const intent = await readIntent(deps, purchase);
  if (!intent) return;
  await deps.db.transaction((tx) => follow(tx, deps, { id, intent }));
  await sendMoneyBack(deps, id);
}

/** Returns the purchase as it is afterwards. */
export async function follow(
  tx: Tx,
  deps: Following,
  { id, intent: answer }: { id: string; intent: Answer },
): Promise<queries.PurchaseRow | null> {
  const playerId = await queries.findBuyerOf(tx, id);
  if (playerId === null) return null;
  // Whether they may have what was paid for does not change until they have it.
  await holdStanding(tx, playerId);
  const purchase = await queries.lockPurchase(tx, id);
  if (!purchase) return null;
  await lockPurses(tx, peopleOf(purchase));
  const isNewest = answer.question >= purchase.heard;
  if (isNewest) await queries.change(tx, id, { heard: answer.question });
  await noteBegun(tx, deps, purchase, answer);
  // What an earlier question was answered is known of disputes by now.
  const isDisputed = isNewest ? answer.isDisputed : purchase.state === "disputed";
  return takeSteps(tx, deps, { purchase, intent: { ...answer, isDisputed } });
}

/** The bank takes its time: from now on it stands on the page of purchases. */
async function noteBegun(
  tx: Tx,
  { now }: Following,
  purchase: queries.PurchaseRow,
  { status }: Answer,
): Promise<void> {
  if (status !== "processing" || purchase.begunAt !== null) return;
  await queries.change(tx, purchase.id, { begunAt: new Date(now()) });
  nudgeBoth(tx, purchase);
}

/**
 * One answer may tell of much: a payment, and a part of it that went back, and a bank that disputes.
 * No answer tells the same twice: a step that changed nothing waits for the next one.
 */
async function takeSteps(
  tx: Tx,
  deps: Following,
  doing: Doing,
  taken: readonly PurchaseStep[] = [],
): Promise<queries.PurchaseRow> {
  const { purchase, intent } = doing;
  const step = stepAfter(purchase, intent);
  if (!step || taken.includes(step)) {
    await lockGoods(tx, deps, purchase);
    return purchase;
  }
  await steps[step](tx, deps, doing);
  nudgeBoth(tx, purchase);
  const after = await queries.findPurchase(tx, purchase.id);
  return takeSteps(tx, deps, { purchase: must(after, "purchase"), intent }, [...taken, step]);
}

/** Makes the screens of the buyer and of the payer ask again. */
export function nudgeBoth(tx: Tx, purchase: queries.PurchaseRow): void {
  for (const playerId of new Set([purchase.playerId, purchase.payerId])) {
    if (playerId === null) continue;
    nudgePlayer(tx, playerId, "purchases");
    nudgePlayer(tx, playerId, "account");
  }
}

type Doing = { purchase: queries.PurchaseRow; intent: Answer };

const steps: Record<PurchaseStep, (tx: Tx, deps: Following, doing: Doing) => Promise<void>> = {
  grant: (tx, deps, { purchase }) => grant(tx, deps, purchase),
  take_back: (tx, deps, { purchase, intent: { refundedCents } }) =>
    takeBack(tx, deps, { purchase, refundedCents }),
  undo_return: undoReturn,
  dispute: (tx, deps, { purchase }) => takeBack(tx, deps, { purchase, refundedCents: null }),
  give_again: (tx, deps, { purchase }) =>
    purchase.grantedAt === null ? grant(tx, deps, purchase) : giveAgain(tx, deps, purchase),
  cancel: (tx, deps, { purchase: { id } }) =>
    queries.change(tx, id, {
      state: "cancelled",
      why: "nobody_paid",
      endedAt: new Date(deps.now()),
      checkAt: null,
    }),
  return_money: (tx, deps, { purchase: { id, amountCents } }) =>
    queries.change(tx, id, {
      state: "refunding",
      why: "bought_meanwhile",
      paidCents: amountCents,
      refundDueCents: amountCents,
      checkAt: new Date(deps.now()),
    }),
};

/**
 * For a purchase whose money is to go back. It may be repeated: the provider does it once. A part may
 * have gone back already, by this or by the operator: only what is missing is sent.
 */
export async function sendMoneyBack(deps: Deps, id: string): Promise<void> {
  const purchase = await queries.findPurchase(deps.db, id);
  if (purchase?.state !== "refunding") return;
  try {
    const asked = await readIntent(deps, purchase);
    if (!asked) return;
    const now = await deps.db.transaction((tx) => follow(tx, deps, { id, intent: asked }));
    if (now?.state !== "refunding") return;
    const amountCents = now.refundDueCents - asked.refundedCents;
    const idempotencyKey = `refund-${id}-${now.attempt}-${asked.refundedCents}`;
    const intent = await refundIntent(deps, asked.id, { amountCents, idempotencyKey });
    await deps.db.transaction((tx) => follow(tx, deps, { id, intent }));
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    // The sweeper tries it again.
    deps.log.error({ error, purchase: id }, "money could not be sent back yet");
    if (isFailed(error)) await queries.tryAnew(deps.db, id, purchase.attempt);
  }
}

/** Ends an unpaid purchase: at the provider first, so that it cannot be paid any more. */
export async function cancelUnpaid(deps: Deps, purchase: queries.PurchaseRow): Promise<void> {
  if (purchase.mode !== deps.payments.mode) return;
  const opened = await openIntent(deps, purchase);
  if (!opened) return;
  const intent = await cancelIntent(deps, opened.id);
  await deps.db.transaction((tx) => follow(tx, deps, { id: purchase.id, intent }));
  await sendMoneyBack(deps, purchase.id);
}
