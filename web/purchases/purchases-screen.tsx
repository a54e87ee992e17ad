import { ReceiptText } from "lucide-react";
import type { PurchaseOnWire } from "#contract/purchases.ts";
import { inCredits, inDollars } from "#texts/en/purse.ts";
import { dayInWords } from "#web/words/family.ts";
import { Badge } from "#web/ui/badge.tsx";
import { EmptyState, Unanswered } from "#web/ui/empty-state.tsx";
import { ButtonLink, Link } from "#web/ui/link.tsx";
import { Page } from "#web/ui/page.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { usePurchases, useSpending } from "./api.ts";
import { SpendingNote } from "#web/shared/purchases/spending-note.tsx";
import { stateOf } from "./state-words.ts";

/** Everything that the player has bought or paid for, each with its receipt. */
export function PurchasesScreen() {
  const purchases = usePurchases();
  const spending = useSpending().data;
  const { data } = purchases;
  return (
    <Page
      width="narrow"
      intro="What you have bought with money, the newest first. Each purchase has its receipt."
      back={{ href: "/store", label: "Store" }}
    >
      <div className="space-y-5">
        {spending && <SpendingNote spending={spending} />}
        <Unanswered
          query={purchases}
          label="Loading your purchases"
          sizes={["h-24", "h-24", "h-24"]}
          className="space-y-3"
        />
        {data?.length === 0 && <Nothing />}
        <ul className="space-y-3">
          {data?.map((purchase) => (
            <Row key={purchase.id} purchase={purchase} />
          ))}
        </ul>
      </div>
      <ShowMore query={purchases} />
    </Page>
  );
}

const Nothing = () => (
  <EmptyState Icon={ReceiptText} title="Nothing bought yet" way={["/store", "See the Store"]}>
    You never need to buy anything here. If you do, its receipt waits on this page.
  </EmptyState>
);

function Row({ purchase }: { purchase: PurchaseOnWire }) {
  const { id, title, credits, amountCents, createdAt, forName } = purchase;
  const { label, tone } = stateOf(purchase);
  return (
    <li className="panel flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-56">
        <h2 className="font-display text-xl">
          <Link href={`/purchases/${id}`} className="hover:underline">
            {title}
          </Link>
        </h2>
        <p className="text-sm text-muted">
          {dayInWords(createdAt)}
          {credits > 0 && ` · ${inCredits(credits)}`}
          {forName !== null && ` · for ${forName}`}
        </p>
      </div>
      <b className="font-display text-xl">{inDollars(amountCents)}</b>
      <Badge tone={tone}>{label}</Badge>
      <ButtonLink
        look="ghost"
        size="small"
        href={`/purchases/${id}`}
        aria-label={`Receipt: ${title}, ${dayInWords(createdAt)}`}
      >
        Receipt
      </ButtonLink>
    </li>
  );
}
