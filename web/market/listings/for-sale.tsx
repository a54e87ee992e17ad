import { SearchX, Store } from "lucide-react";
import { clsx } from "clsx";
import { listMarketplace } from "#contract/market.ts";
import { CardSkeletons } from "#web/cards/card-skeletons.tsx";
import { usePages } from "#web/lib/use-pages.ts";
import { useMarketActions } from "#web/market/market-actions.ts";
import { OpenButton } from "#web/shared/family/open-button.tsx";
import { useNow } from "#web/shared/times.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { ListingFilterBar } from "./listing-filter-bar.tsx";
import { useListingFilter, type ListingFilterState } from "./listing-filter.ts";
import { ListingTile } from "./listing-tile.tsx";

const columns = "grid-cols-pair gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-5";
const FIRST_ROW = 5;
const PAGE = 30;

/** Every card that other players sell, and one's own. */
export function ForSale() {
  const state = useListingFilter();
  return (
    <div className="space-y-6">
      <ListingFilterBar state={state} />
      <Listings state={state} />
    </div>
  );
}

function Listings({ state }: { state: ListingFilterState }) {
  const nowMs = useNow();
  // Others buy and sell all the time, so the page is read again when one comes back to it.
  const listings = usePages(
    listMarketplace,
    { ...state.filter, limit: PAGE },
    { size: PAGE, isAskedAnew: true },
  );
  if (listings.isLoading)
    return <CardSkeletons label="Loading cards for sale" count={10} className={columns} />;
  if (!listings.data)
    return <FailedState title="The marketplace did not load" onRetry={listings.refetch} />;
  const found = listings.data;
  if (found.length === 0) return state.isFiltered ? <NothingFound state={state} /> : <Nothing />;
  return (
    <div aria-busy={listings.isPlaceholderData}>
      <p role="status" className="mb-4 text-muted">
        {found.length} {found.length === 1 ? "card" : "cards"} for sale
        {listings.hasNextPage && ", and there are more"}
      </p>
      <ul aria-label="Cards for sale" className={clsx("grid", columns)}>
        {found.map((listing, index) => (
          <li key={listing.id} className="min-w-0">
            <ListingTile {...{ listing, nowMs }} eager={index < FIRST_ROW} />
          </li>
        ))}
      </ul>
      <ShowMore query={listings} className="mt-8" />
    </div>
  );
}

function NothingFound({ state }: { state: ListingFilterState }) {
  const { order } = useMarketActions();
  return (
    <EmptyState
      Icon={SearchX}
      title="No cards match"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button look="ghost" onClick={state.clear}>
            Show All Cards
          </Button>
          <OpenButton needs="market" look="ghost" onClick={() => order(null)}>
            Place a Buy Order
          </OpenButton>
        </div>
      }
    >
      Try other filters. Or say what you would pay: a buy order waits for a seller.
    </EmptyState>
  );
}

function Nothing() {
  const { sell } = useMarketActions();
  return (
    <EmptyState
      Icon={Store}
      title="Nothing is for sale"
      action={
        <OpenButton needs="market" look="ghost" onClick={() => sell()}>
          Sell the First Card
        </OpenButton>
      }
    >
      Be the first: choose a card that you have twice, and name your price.
    </EmptyState>
  );
}
