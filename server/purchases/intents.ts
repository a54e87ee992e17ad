/** The calls to the payment provider, outside of every transaction. */
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { PaymentsError, type Intent } from "#server/ports/payments.ts";
import { purchaseRefusals } from "#texts/en/purchases.ts";
import * as queries from "./queries.ts";

type IntentDeps = Pick<Deps, "db" | "log" | "payments">;

/** What the provider has said. Of two answers about a dispute the one to the later question counts. */
export type Answer = Intent & { question: number };

async function answerTo<Found extends Intent | null>(db: Tx, ask: () => Promise<Found>) {
  const question = await queries.nextQuestion(db);
  const intent = await ask();
  return intent && { ...intent, question };
}

/** The intent of a purchase, made if there is none: the same one, however often this is repeated. */
export async function openIntent(
  { db, payments }: IntentDeps,
  purchase: queries.PurchaseRow,
): Promise<Intent | null> {
  if (purchase.intentId !== null) return payments.readIntent(purchase.intentId);
  const { id, playerId, amountCents, attempt } = purchase;
  const metadata = { purchase: id, player: playerId };
  const idempotencyKey = `purchase-${id}-${attempt}`;
  try {
    const intent = await payments.createIntent({ amountCents, metadata, idempotencyKey });
    await queries.saveIntent(db, id, intent.id);
    return intent;
  } catch (error) {
    if (isFailed(error)) await queries.tryAnew(db, id, attempt);
    throw error;
  }
}

type Refund = { amountCents: number; idempotencyKey: string };

export const refundIntent = ({ db, payments }: IntentDeps, intentId: string, refund: Refund) =>
  answerTo(db, () => payments.refund(intentId, refund));

export const cancelIntent = ({ db, payments }: IntentDeps, intentId: string) =>
  answerTo(db, () => payments.cancelIntent(intentId));

export const isFailed = (error: unknown): boolean =>
  error instanceof PaymentsError && error.code === "failed";

/** What the provider says; null when it is at another provider than the game is, or is not ours. */
export async function readIntent(
  { db, payments, log }: IntentDeps,
  purchase: queries.PurchaseRow,
): Promise<Answer | null> {
  if (purchase.intentId === null || purchase.mode !== payments.mode) return null;
  const { intentId } = purchase;
  const intent = await answerTo(db, () => payments.readIntent(intentId));
  if (intent && isOf(intent, purchase)) return intent;
  log.error({ purchase: purchase.id, intent }, "an intent is not the one of its purchase");
  return null;
}

const isOf = ({ amountCents, currency, metadata }: Intent, purchase: queries.PurchaseRow) =>
  amountCents === purchase.amountCents &&
  currency === "usd" &&
  metadata.purchase === purchase.id &&
  metadata.player === purchase.playerId;

/** For calls of players: a provider that is away is no bug of ours. */
export async function orRefuse<T>({ log }: Pick<Deps, "log">, asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    log.error({ error }, "the payment provider could not be asked");
    throw refusedError(purchaseRefusals, "payments_away");
  }
}
