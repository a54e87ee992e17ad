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
  for (const playerId of people) {
    const letter = { playerId, purchaseId: purchase.id, letter: "returned" } as const;
    await jobs.add(tx, "send-purchase-letter", letter);
  }
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
  for (const playerId of people) {
    const letter = { playerId, purchaseId: purchase.id, letter: "disputed" } as const;
    await jobs.add(tx, "send-purchase-letter", letter);
  }
}
