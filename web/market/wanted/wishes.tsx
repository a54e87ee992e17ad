import { Heart } from "lucide-react";
import { clsx } from "clsx";
import { listWishes } from "#contract/market.ts";
import { CardSkeletons } from "#web/cards/card-skeletons.tsx";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { Coins } from "#web/market/coins.tsx";
import { useMarketActions } from "#web/market/market-actions.ts";
import { OpenButton } from "#web/shared/family/open-button.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { WishButton } from "#web/market/wish-button.tsx";

const columns = "grid-cols-pair gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-5";

/** The cards that the player looks for, and what each costs now. */
export function Wishes() {
  const { data, isError, refetch } = useAnswer(listWishes);
  const { order, showPrices } = useMarketActions();
  if (isError && !data) return <FailedState title="Your wishlist did not load" onRetry={refetch} />;
  if (!data) return <CardSkeletons label="Loading your wishlist" count={5} className={columns} />;
  if (data.length === 0) return <NoWishes />;
  return (
    <>
      <p className="mb-4 text-muted">You are told when somebody sells one of these.</p>
      <ul aria-label="Wishlist" className={clsx("grid", columns)}>
        {data.map(({ card, lowestPrice }) => (
          <li key={card.id} className="flex min-w-0 flex-col gap-2">
            <TradingCard card={card} size="fill" flip="none" onPress={() => showPrices(card)} />
            <div className="flex min-h-11 items-center justify-between gap-2">
              {lowestPrice === null ? (
                <span className="text-sm text-muted">Not for sale now</span>
              ) : (
                <span className="text-sm text-muted">
                  from <Coins amount={lowestPrice} className="font-display text-xl" />
                </span>
              )}
              <WishButton card={card} />
            </div>
            {lowestPrice === null ? (
              <OpenButton
                needs="market"
                look="ghost"
                size="small"
                aria-label={`Place a Buy Order for ${card.name}`}
                onClick={() => order(card)}
              >
                Buy Order
              </OpenButton>
            ) : (
              <ButtonLink
                look="ghost"
                size="small"
                aria-label={`See Offers of ${card.name}`}
                href={`/marketplace?${new URLSearchParams({ tab: "trades", q: card.name, sort: "cheapest" })}`}
              >
                See Offers
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const NoWishes = () => (
  <EmptyState
    Icon={Heart}
    title="No wishes yet"
    action={
      <ButtonLink look="ghost" href="/marketplace?tab=trades">
        Look at Cards
      </ButtonLink>
    }
  >
    Press the heart of a card that you would like to have. You are told when somebody sells it.
  </EmptyState>
);
