import type { ReactNode } from "react";
import { FailedState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type DealListProps<Deal> = {
  label: string;
  query: { data: readonly Deal[] | undefined; isError: boolean; refetch: () => unknown };
  keyOf: (deal: Deal) => string;
  renderDeal: (deal: Deal) => ReactNode;
  empty: ReactNode;
};

/** A list of the player's own deals with its four faces. */
export function DealList<Deal>(props: DealListProps<Deal>) {
  const { label, query, keyOf, renderDeal, empty } = props;
  if (query.isError && !query.data)
    return <FailedState title={`${label} did not load`} onRetry={query.refetch} />;
  if (!query.data)
    return (
      <div role="status" aria-label={`Loading: ${label}`} className="space-y-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    );
  if (query.data.length === 0) return empty;
  return (
    <ul aria-label={label} className="space-y-3">
      {query.data.map((deal) => (
        <li key={keyOf(deal)}>{renderDeal(deal)}</li>
      ))}
    </ul>
  );
}
