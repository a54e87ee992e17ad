/** A child asks to buy something. A guardian says yes or no, and who says yes pays. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/purchases.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { nextCheckAfterMs } from "#game/purchases/states.ts";
import { refuseQuestion } from "#game/purchases/question.ts";
import { holdStanding } from "#server/lib/capabilities.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { notify, notifyMany } from "#server/notifications/service.ts";
import { lockPurses } from "#server/purse/service.ts";
import {
  buyingRefusals,
  purchaseAnswers,
  purchaseRefusals,
  questionRefusals,
} from "#texts/en/purchases.ts";
import * as asked from "./asked-queries.ts";
import { findBuyer, refuseGoods, refusePayer } from "./buyer.ts";
import { nudgeBoth } from "./complete.ts";
import { peopleOf } from "./notify.ts";
import * as queries from "./queries.ts";
import { toBePaid } from "./to-be-paid.ts";
import { purchaseOnWire } from "./wire.ts";

export const FAMILY_PAGE = "/family";

/** Throws when guardians have enough to decide already. The child's purse is locked. */
export async function refuseToAskGuardians(
  tx: Tx,
  wanted: queries.SameItem,
  nowMs: number,
): Promise<void> {
  const guardians = await asked.listGuardians(tx, wanted.playerId);
  if (guardians.length === 0) throw refusedError(questionRefusals, "no_guardian_account");
  const questions = await asked.listQuestions(tx, wanted, new Date(nowMs - DAY_MS));
  const refusal = refuseQuestion(
    questions.map(({ askedAt, declinedAt, ...question }) => ({
      ...question,
      askedAtMs: askedAt.getTime(),
      declinedAtMs: declinedAt?.getTime() ?? null,
    })),
    nowMs,
  );
  if (refusal) throw refusedError(questionRefusals, refusal);
}

type ChildQuestion = { id: string; childId: string; title: string; amountCents: number };

export async function askGuardians(
  tx: Tx,
  { jobs }: Pick<Deps, "jobs">,
  { id, childId, title, amountCents }: ChildQuestion,
): Promise<void> {
  const guardians = await asked.listGuardians(tx, childId);
  await notifyMany(
    tx,
    jobs,
    guardians.map(({ id: playerId, child }) => ({
      playerId,
      code: "purchase_asked" as const,
      params: { child, title, amountCents },
      link: `${FAMILY_PAGE}?purchase=${id}`,
      cause: `purchase:${id}`,
    })),
  );
  for (const { id: playerId } of guardians) {
    await jobs.add(tx, "send-purchase-letter", { playerId, purchaseId: id, letter: "asked" });
    nudgePlayer(tx, playerId, "family");
  }
}

export async function listAsked({ db, now }: Deps, guardianId: string) {
  const rows = await asked.listAsked(db, guardianId);
  const reader = { playerId: guardianId, creditsInPurse: 0, nowMs: now() };
  return rows.map((row) => purchaseOnWire(row, reader));
}

/** The guardian who said yes comes here again to go on paying. */
export async function approvePurchase(
  deps: Deps,
  guardianId: string,
  { id }: InputOf<typeof contract.approvePurchase>,
) {
  await deps.db.transaction(async (tx) => {
    const childId = await queries.findBuyerOf(tx, id);
    // Another guardian closes it before, and this one is refused, or after.
    if (childId !== null) await holdStanding(tx, childId);
    const purchase = await lockAsked(tx, guardianId, id);
    if (purchase.payerId === guardianId) return;
    if (purchase.state !== "asked") throw refusedError(purchaseRefusals, "not_open");
    const paid = { ...purchase, payerId: guardianId };
    await lockPurses(tx, peopleOf(paid));
    const buyer = await findBuyer(tx, deps, purchase.playerId);
    const refusal = refuseGoods(paid, buyer) ?? (await refusePayer(tx, deps, paid));
    if (refusal === "not_allowed") throw refusedError(purchaseRefusals, "not_open");
    if (refusal) throw refusedError(buyingRefusals, refusal);
    const nowMs = deps.now();
    await queries.change(tx, id, {
      state: "created",
      payerId: guardianId,
      openedAt: new Date(nowMs),
      checkAt: new Date(nowMs + nextCheckAfterMs(0)),
    });
    await nudgeAll(tx, purchase);
  });
  return toBePaid(deps, guardianId, id);
}

export async function declinePurchase(
  deps: Deps,
  guardianId: string,
  { id }: InputOf<typeof contract.declinePurchase>,
) {
  const child = await deps.db.transaction(async (tx) => {
    const purchase = await lockAsked(tx, guardianId, id);
    if (purchase.state !== "asked") throw refusedError(purchaseRefusals, "not_open");
    const { playerId, title } = purchase;
    const endedAt = new Date(deps.now());
    await queries.change(tx, id, { state: "cancelled", why: "declined", endedAt, checkAt: null });
    const [about] = await asked.listGuardians(tx, playerId);
    await notify(tx, deps.jobs, {
      playerId,
      code: "purchase_declined",
      params: { title },
      link: "/purchases",
      cause: `purchase:${id}`,
    });
    await nudgeAll(tx, purchase);
    return about?.child ?? "";
  });
  return { ...succeeded, message: purchaseAnswers.declined({ child }) };
}

/** A purchase of a child of this guardian; for others the answer is that there is none. */
async function lockAsked(tx: Tx, guardianId: string, id: string): Promise<queries.PurchaseRow> {
  const purchase = await queries.lockPurchase(tx, id);
  if (!purchase || !(await asked.isGuardianOf(tx, guardianId, purchase.playerId))) {
    throw refusedError(purchaseRefusals, "no_purchase");
  }
  return purchase;
}

/** Screens of the child and of its guardians ask again. */
export async function nudgeAll(tx: Tx, purchase: queries.PurchaseRow): Promise<void> {
  nudgeBoth(tx, purchase);
  for (const { id } of await asked.listGuardians(tx, purchase.playerId)) {
    nudgePlayer(tx, id, "family");
  }
}
