import { History } from "lucide-react";
import { useState } from "react";
import { dealHistory, HISTORY_PAGE, type PastDeal } from "#contract/trades.ts";
import { momentOf } from "#web/lib/own-time.ts";
import { usePages } from "#web/lib/use-pages.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState, Unanswered } from "#web/ui/empty-state.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { wrongWithDeal } from "#web/shared/reports/what-is-wrong.ts";
import { CardPair } from "./card-pair.tsx";
import { dealWords } from "./deal-words.ts";

const ReportDialog = lazily(() => import("#web/shared/reports/report-dialog.tsx"), "ReportDialog");

/** What was sold, traded and given, the newest first. */
export function DealHistory() {
  const deals = usePages(dealHistory, {}, { size: HISTORY_PAGE, isAskedAnew: true });
  const [reported, setReported] = useState<PastDeal | null>(null);
  return (
    <section aria-labelledby="deal-history">
      <h2 id="deal-history" className="mb-4 font-display text-3xl">
        History
      </h2>
      <Unanswered query={deals} title="Your history did not load" size="h-48" />
      {deals.data?.length === 0 && (
        <EmptyState Icon={History} title="No deals yet">
          What you trade, sell, buy and give away is written down here.
        </EmptyState>
      )}
      <ul className="space-y-3">
        {deals.data?.map((deal) => (
          <li key={deal.id}>
            <Line deal={deal} onReport={() => setReported(deal)} />
          </li>
        ))}
      </ul>
      <ShowMore query={deals} label="Show Older Deals" />
      {reported && (
        <ReportDialog
          description={descriptionOf(reported)}
          choices={wrongWithDeal(reported.id)}
          touches={[dealHistory]}
          onClose={() => setReported(null)}
        />
      )}
    </section>
  );
}

function descriptionOf(deal: PastDeal): string {
  const { title, text } = dealWords(deal);
  return `${title}. ${text}`;
}

function Line({ deal, onReport }: { deal: PastDeal; onReport: () => void }) {
  const { given, received, endedAt, otherName, isReported } = deal;
  const { title, text } = dealWords(deal);
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-button border border-line bg-surface p-4">
      <CardPair cards={[given, received].filter((card) => card !== null)} />
      <div className="min-w-40 flex-1">
        <p className="font-bold wrap-anywhere">{title}</p>
        <p className="text-muted">{text}</p>
      </div>
      <time dateTime={endedAt} className="text-sm text-muted">
        {momentOf(endedAt)}
      </time>
      {isReported && <Badge>Reported</Badge>}
      {otherName !== null && !isReported && (
        <Button look="ghost" size="small" aria-label={`Report: ${title}`} onClick={onReport}>
          Report
        </Button>
      )}
    </article>
  );
}
