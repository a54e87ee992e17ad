import type { OwnedCardOnWire } from "#contract/cards.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { Button } from "#web/ui/button.tsx";

type CollectionTileProps = {
  owned: OwnedCardOnWire;
  onConvert: (owned: OwnedCardOnWire) => void;
  onMove: (owned: OwnedCardOnWire) => void;
  moveLabel: "Add to Vault" | "Add to Deck";
  isMoving: boolean;
  eager: boolean;
};

export function CollectionTile(props: CollectionTileProps) {
  const { owned, onConvert, onMove, moveLabel, isMoving, eager } = props;
  const { card } = owned;
  return (
    <div className="flex h-full flex-col gap-2">
      <TradingCard
        card={card}
        level={owned.level}
        size="fill"
        stars="collection"
        flip="none"
        eager={eager}
        href={`/card/${owned.id}`}
      />
      <Button
        look="ghost"
        size="small"
        pending={isMoving}
        aria-label={`${moveLabel}: ${card.name}`}
        onClick={() => onMove(owned)}
      >
        {moveLabel}
      </Button>
      {card.nftAddress === null && (
        <button
          type="button"
          aria-label={`Convert to NFT: ${card.name}`}
          className="min-h-11 cursor-pointer rounded-field text-sm font-bold text-muted hover:text-ink"
          onClick={() => onConvert(owned)}
        >
          Convert to NFT
        </button>
      )}
    </div>
  );
}
