/** What a deal was, in a line for the history. */
import { must } from "#game/lib/must.ts";
import type { PastDeal } from "#contract/trades.ts";
import { counted } from "#web/shared/counted.ts";

export function dealWords(deal: PastDeal): { title: string; text: string } {
  return deal.status === "completed" ? doneWords(deal) : undoneWords(deal);
}

const doneWords = (deal: PastDeal) => byKind[deal.kind](deal, deal.otherName ?? "somebody");

type Words = (deal: PastDeal, other: string) => { title: string; text: string };

const byKind: Record<PastDeal["kind"], Words> = {
  sale: ({ given, received, coins }, other) => {
    const price = counted(must(coins, "price of a sale"), "coin");
    return given
      ? { title: `Sold to ${other}`, text: `${given.name} for ${price}` }
      : { title: `Bought from ${other}`, text: `${received?.name} for ${price}` };
  },
  trade: ({ given, received }, other) => ({
    title: `Trade with ${other}`,
    text: `You gave ${given?.name} and received ${received?.name}.`,
  }),
  transfer: ({ given, received }, other) =>
    given
      ? { title: `Gift to ${other}`, text: `You gave ${given.name}.` }
      : { title: `Gift from ${other}`, text: `You received ${received?.name}.` },
};

const ends: Record<Exclude<PastDeal["status"], "completed">, string> = {
  cancelled: "taken back",
  declined: "declined",
  expired: "expired",
};

const offers: Record<PastDeal["kind"], string> = {
  sale: "Offer on the marketplace",
  trade: "Trade",
  transfer: "Gift",
};

function undoneWords({ kind, status, otherName, isOwn, given, received }: PastDeal) {
  const end = status === "completed" ? "" : ends[status];
  const whom = otherName === null ? "" : ` with ${otherName}`;
  return {
    title: `${offers[kind]}${kind === "trade" ? whom : ""}: ${end}`,
    text: isOwn ? `${given?.name} stayed with you.` : `${received?.name} did not come.`,
  };
}
