import type { ReactNode } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { showAll, type CardFilter } from "#game/collection/filter.ts";
import { CardSkeletons } from "#web/cards/card-skeletons.tsx";
import type { CardsLoading } from "./api.ts";
import type { FilterState } from "#web/shared/filters/card-filter.ts";
import { NoCardsMatch } from "#web/shared/filters/no-cards-match.tsx";
import { FailedState } from "#web/ui/empty-state.tsx";
import { CardGrid, type RenderCard } from "./card-grid.tsx";

type CardBrowserProps<Owned> = {
  label: string;
  loading: CardsLoading<Owned>;
  state: FilterState;
  search: (cards: readonly Owned[], filter: CardFilter) => Owned[];
  /** Shown when there is no card at all, whatever the filter. */
  empty: ReactNode;
  renderCard: RenderCard<Owned>;
};

/** A filtered grid of cards with all its faces: loading, failed, empty, nothing found, full. */
export function CardBrowser<Owned extends OwnedCardOnWire>(props: CardBrowserProps<Owned>) {
  const { label, loading, state, search, empty, renderCard } = props;
  if (loading.isLoading) return <CardGridSkeleton />;
  if (loading.error !== null && loading.cards.length === 0)
    return <FailedState title="Your cards did not load" onRetry={loading.retry} />;

  const all = search(loading.cards, showAll);
  if (all.length === 0 && loading.isComplete) return empty;
  const found = search(loading.cards, state.filter);
  return (
    <>
      <p role="status" className="mb-4 text-muted">
        Showing {found.length} of {all.length} cards{!loading.isComplete && ", more are coming"}
      </p>
      {found.length === 0 ? (
        <NoCardsMatch onClear={state.clear} />
      ) : (
        <CardGrid label={label} cards={found} renderCard={renderCard} />
      )}
    </>
  );
}

export const CardGridSkeleton = () => (
  <CardSkeletons
    label="Loading cards"
    count={10}
    className="grid-cols-pair gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-5"
  />
);
