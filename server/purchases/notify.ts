/** What whoever has bought, and whoever has paid, is told when money goes back. */
import type { Deps } from "#server/lib/deps.ts";
import type { Tx } from "#server/lib/db.ts";
import { notifyMany } from "#server/notifications/service.ts";
import type { PurchaseRow } from "./queries.ts";

export const peopleOf = ({ playerId, payerId }: PurchaseRow): string[] => [
  ...new Set([playerId, payerId ?? playerId]),
];

type About = { purchase: PurchaseRow; link: string; cause: string };

const about = (purchase: PurchaseRow): About => ({
  purchase,
  link: `/purchases/${purchase.id}`,
  cause: `purchase:${purchase.id}`,
});

export async function notifyOfReturn(
  tx: Tx,
  { jobs }: Pick<Deps, "jobs">,
  { purchase, amountCents }: { purchase: PurchaseRow; amountCents: number },
): Promise<void> {
  const { link } = about(purchase);
  const people = peopleOf(purchase);
  await notifyMany(
    tx,
    jobs,
    people.map((playerId) => ({
      playerId,
      code: "purchase_returned" as const,
      params: { title: purchase.title, amountCents },
      link,
      cause: `purchase:${purchase.id}:returned:${purchase.refundedCents}`,
    })),
  );
  await writeToPayer(tx, jobs, { purchase, letter: "returned" });
}

export async function notifyOfDispute(
  tx: Tx,
  { jobs }: Pick<Deps, "jobs">,
  purchase: PurchaseRow,
): Promise<void> {
  const { link } = about(purchase);
  const people = peopleOf(purchase);
  await notifyMany(
    tx,
    jobs,
    people.map((playerId) => ({
      playerId,
      code: "purchase_disputed" as const,
      params: { title: purchase.title },
      link,
      cause: `purchase:${purchase.id}:disputed:${purchase.movements}`,
    })),
  );
  await writeToPayer(tx, jobs, { purchase, letter: "disputed" });
}

/** A letter of money goes to whoever has paid, and to nobody else. */
const writeToPayer = (
  tx: Tx,
  jobs: Deps["jobs"],
  {
    purchase: { id, payerId, playerId },
    letter,
  }: { purchase: PurchaseRow; letter: "returned" | "disputed" },
) =>
  jobs.add(tx, "send-purchase-letter", {
    playerId: payerId ?? playerId,
    purchaseId: id,
    letter,
  });
