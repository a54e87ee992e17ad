/**
 * Asks the provider about every purchase that is not at its end, when no browser and no webhook
 * does: a browser may be closed after paying, and a webhook may never come.
 */
import { refuseEver } from "#game/account/capabilities.ts";
import { DAY_MS } from "#game/lib/day.ts";
import {
  ASKED_DAYS,
  nextCheckAfterMs,
  nextLookAfterMs,
  OPEN_HOURS,
  type PurchaseState,
} from "#game/purchases/states.ts";
import type { Deps } from "#server/lib/deps.ts";
import { nudgeAll } from "./ask.ts";
import { listGuardians } from "./asked-queries.ts";
import { findBuyer, refuseGoods } from "./buyer.ts";
import { cancelUnpaid, completePurchase, sendMoneyBack } from "./complete.ts";
import * as queries from "./queries.ts";

/** A process that dies with a purchase in hand keeps it from others for so long. */
const TAKEN_FOR_MS = 20_000;

export async function checkPurchases(deps: Deps): Promise<void> {
  const { db, log, now } = deps;
  const due = await queries.takeDue(db, new Date(now()), new Date(now() + TAKEN_FOR_MS));
  for (const { id } of due) {
    try {
      await check(deps, id);
    } catch (error) {
      log.error({ error, purchase: id }, "a purchase could not be checked and will be tried again");
    }
  }
}

async function check(deps: Deps, id: string): Promise<void> {
  const purchase = await queries.findPurchase(deps.db, id);
  if (!purchase) return;
  // A guardian's yes begins the checkout, however old the question was.
  const ageMs = deps.now() - (purchase.openedAt ?? purchase.createdAt).getTime();
  await ask(deps, purchase, ageMs);
  const { state, creationId } = purchase;
  const afterMs = nextLookAfterMs(state, ageMs);
  if (afterMs === null) {
    await queries.checkNoMore(deps.db, purchase);
    return;
  }
  // A disputed card that could not be held is tried again soon; one that is held rests by itself.
  const isToBeHeld = state === "disputed" && creationId !== null;
  const at = deps.now() + (isToBeHeld ? nextCheckAfterMs(ageMs) : afterMs);
  await queries.checkLater(deps.db, id, new Date(at));
}

async function ask(deps: Deps, purchase: queries.PurchaseRow, ageMs: number): Promise<void> {
  const { id, state, mode } = purchase;
  const isLate = ageMs > (OPEN_HOURS * DAY_MS) / 24;
  if (state === "asked") {
    const isOver = ageMs > ASKED_DAYS * DAY_MS || !(await mayBeAnswered(deps, purchase));
    if (isOver) await endUnpaid(deps, purchase);
  } else if (mode !== deps.payments.mode) {
    // At a provider that the game does not have any more. Where no money moved, none is lost.
    if (mode !== "stripe_live" && isLate) await endUnpaid(deps, purchase);
  } else if (state === "refunding") {
    await sendMoneyBack(deps, id);
  } else {
    await completePurchase(deps, id);
    if (isLate || !(await mayStillPay(deps, purchase))) await cancelIfUnpaid(deps, id);
  }
}

/**
 * A guardian may have closed money since: then the buyer should not pay what would only go back.
 */
async function mayStillPay(deps: Deps, purchase: queries.PurchaseRow): Promise<boolean> {
  const buyer = await findBuyer(deps.db, deps, purchase.playerId);
  return refuseGoods(purchase, buyer) !== "not_allowed";
}

/** Guardians may have closed money since, or are gone: then their yes would be refused. */
async function mayBeAnswered(deps: Deps, { playerId }: queries.PurchaseRow): Promise<boolean> {
  const { standing } = await findBuyer(deps.db, deps, playerId);
  const guardians = await listGuardians(deps.db, playerId);
  return refuseEver("money", standing) === null && standing.hasGuardian && guardians.length > 0;
}

const isUnpaid = (state: PurchaseState): boolean =>
  state === "asked" || state === "created" || state === "pending";

async function cancelIfUnpaid(deps: Deps, id: string): Promise<void> {
  const purchase = await queries.findPurchase(deps.db, id);
  if (purchase?.state === "created" || purchase?.state === "pending") {
    await cancelUnpaid(deps, purchase);
  }
}

/** Unless it has gone on since it was looked at: a guardian may say yes at this very moment. */
const endUnpaid = (deps: Deps, { id, state }: queries.PurchaseRow) =>
  deps.db.transaction(async (tx) => {
    const purchase = await queries.lockPurchase(tx, id);
    if (purchase?.state !== state || !isUnpaid(state)) return;
    const endedAt = new Date(deps.now());
    await queries.change(tx, id, {
      state: "cancelled",
      why: "nobody_paid",
      endedAt,
      checkAt: null,
    });
    await nudgeAll(tx, purchase);
  });
