/** The notifications and letters to the buyer and the payer when money goes back. */
import type { Deps } from "#server/lib/deps.ts";
import type { Tx } from "#server/lib/db.ts";
import type { JobWork } from "#server/lib/jobs.ts";
import { notifyMany } from "#server/notifications/service.ts";
import type { NotificationContent } from "#texts/notifications.ts";
import type { PurchaseRow } from "./queries.ts";

export const peopleOf = ({ playerId, payerId }: PurchaseRow): string[] => [
  ...new Set([playerId, payerId ?? playerId]),
];

type PurchaseLetter = Exclude<JobWork["send-purchase-letter"], { letter: "asked" }>;

/** Without whom it is for. */
type LetterOf<Each> = Each extends PurchaseLetter ? Omit<Each, "playerId" | "purchaseId"> : never;

type ToldPurchase = { purchase: PurchaseRow; news: PurchaseNews; letter: LetterOf<PurchaseLetter> };

type PurchaseNews = Extract<
  NotificationContent,
  { code: "purchase_returned" | "purchase_refund_failed" | "purchase_disputed" }
>;

/** The buyer and the payer are notified; a letter about money goes to the payer alone. */
async function tell(
  tx: Tx,
  { jobs }: Pick<Deps, "jobs">,
  { purchase, news, letter }: ToldPurchase,
): Promise<void> {
  const { id, payerId, playerId } = purchase;
  const link = `/purchases/${id}`;
  const cause = `purchase:${id}:${letter.time}`;
  await notifyMany(
    tx,
    jobs,
    peopleOf(purchase).map((each) => ({ playerId: each, ...news, link, cause })),
  );
  const reader = { playerId: payerId ?? playerId, purchaseId: id };
  await jobs.add(tx, "send-purchase-letter", { ...reader, ...letter });
}

export const notifyOfReturn = (
  tx: Tx,
  deps: Pick<Deps, "jobs">,
  { purchase, amountCents }: { purchase: PurchaseRow; amountCents: number },
): Promise<void> =>
  tell(tx, deps, {
    purchase,
    news: { code: "purchase_returned", params: { title: purchase.title, amountCents } },
    letter: {
      letter: "returned",
      time: `returned:${purchase.refundedCents}:${purchase.failedRefundCents}`,
      amountCents,
    },
  });

export const notifyOfFailedReturn = (
  tx: Tx,
  deps: Pick<Deps, "jobs">,
  purchase: PurchaseRow,
): Promise<void> =>
  tell(tx, deps, {
    purchase,
    news: {
      code: "purchase_refund_failed",
      params: { title: purchase.title, isKept: purchase.state !== "unreturned" },
    },
    letter: { letter: "refund_failed", time: `refund_failed:${purchase.failedRefundCents}` },
  });

export const notifyOfDispute = (
  tx: Tx,
  deps: Pick<Deps, "jobs">,
  purchase: PurchaseRow,
): Promise<void> =>
  tell(tx, deps, {
    purchase,
    news: { code: "purchase_disputed", params: { title: purchase.title } },
    letter: { letter: "disputed", time: `disputed:${purchase.heard}` },
  });
