import type { ListingOnWire } from "#contract/market.ts";
import { powerOf } from "#game/cards/card.ts";
import { InSol } from "#web/cards/in-sol.tsx";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { useUser } from "#web/lib/session.tsx";
import { Coins, coinsOf } from "#web/market/coins.tsx";
import { useMarketActions } from "#web/market/market-actions.ts";
import { timeLeft } from "#web/shared/times.ts";
import { WishButton } from "#web/market/wish-button.tsx";
import { OpenButton } from "#web/shared/family/open-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { buyRefusalLabel } from "./buy-refusal-label.ts";

type ListingTileProps = { listing: ListingOnWire; nowMs: number; eager: boolean };

export function ListingTile({ listing, nowMs, eager }: ListingTileProps) {
  const { card, price, level, sellerName, expiresAt } = listing;
  const { user } = useUser();
  const { buy, showPrices } = useMarketActions();
  const refusal = buyRefusalLabel(listing, user, nowMs);
  return (
    <div className="flex h-full flex-col gap-2">
      <TradingCard
        {...{ card, level, eager }}
        size="fill"
        flip="none"
        onPress={() => showPrices(card)}
      />
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0">
          <Coins amount={price} className="font-display text-xl" />
          <InSol cents={price} className="block text-xs" />
        </span>
        <WishButton card={card} />
      </div>
      <p className="text-sm text-muted">
        Power {powerOf(card)} · {timeLeft(expiresAt, nowMs)}
        <span className="block truncate">by {sellerName}</span>
      </p>
      {refusal === null ? (
        <OpenButton
          needs="market"
          look="ghost"
          size="small"
          className="brand-fill mt-auto border-transparent"
          aria-label={`Buy ${card.name} for ${coinsOf(price)}`}
          onClick={() => buy(listing)}
        >
          Buy
        </OpenButton>
      ) : (
        <Button look="ghost" size="small" className="mt-auto" disabled>
          {refusal}
        </Button>
      )}
    </div>
  );
}
