import type { CardOnWire } from "#contract/cards.ts";
import { MiniCard } from "#web/cards/mini-card.tsx";
import { Silhouette } from "./silhouette.tsx";

type Entry = { number: number; copies: number; isFound?: boolean; card: CardOnWire };

type AlbumTileProps = { entry: Entry; onPress: () => void };

/** A creature on its page: its picture, or its shadow as long as it has not come. */
export function AlbumTile({ entry, onPress }: AlbumTileProps) {
  const { number, copies, isFound = true, card } = entry;
  return (
    <button
      type="button"
      className="block w-full cursor-pointer rounded-field text-center"
      onClick={onPress}
    >
      {isFound ? <MiniCard card={card} /> : <Silhouette card={card} />}
      <span className="mt-1 block text-sm text-muted">
        No. {number}
        {copies > 1 && ` · ×${copies}`}
      </span>
      <span className="block text-sm font-bold wrap-anywhere">
        {isFound ? (
          card.name
        ) : (
          <>
            <span aria-hidden>?</span>
            <span className="sr-only">not found yet</span>
          </>
        )}
      </span>
    </button>
  );
}
