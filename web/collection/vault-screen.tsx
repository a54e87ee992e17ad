import { useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listVault } from "#contract/collection.ts";
import { DECK_SIZE } from "#game/collection/deck.ts";
import { filterVault } from "#game/collection/filter.ts";
import { useCardCounts, useCardList } from "./api.ts";
import { Page } from "#web/ui/page.tsx";
import { ConfirmDialog } from "#web/ui/later/confirm-dialog.tsx";
import { CardBrowser } from "./card-browser.tsx";
import { useCardFilter } from "#web/shared/filters/card-filter.ts";
import { useMoveFromVault } from "./collection-moves.ts";
import { UNKNOWN } from "./deck-capacity.tsx";
import { EmptyVault } from "./empty-vault.tsx";
import { FilterBar } from "#web/shared/filters/filter-bar.tsx";
import { VaultTile } from "./vault-tile.tsx";

/** This screen's filter spells the highest rarity its own way; both spellings mean the same. */
const vaultRarities = ["common", "rare", "epic", "legendary", "mythic"] as const;

export function VaultScreen() {
  const vault = useCardList(listVault);
  const state = useCardFilter();
  const deckCount = useCardCounts().data?.deckCount;
  const [moving, setMoving] = useState<OwnedCardOnWire | null>(null);
  const { move, refuse, isPending } = useMoveFromVault(deckCount ?? 0, {
    onEnd: (id) => setMoving((asked) => (asked?.id === id ? null : asked)),
  });
  const ask = (owned: OwnedCardOnWire) => {
    if (!refuse(owned)) setMoving(owned);
  };
  return (
    <Page
      back={{ href: "/cards", label: "My Collection" }}
      intro={`Deck space: ${deckCount ?? UNKNOWN}/${DECK_SIZE} cards`}
    >
      <div className="space-y-6">
        <FilterBar
          state={state}
          searchLabel="Search by name or description"
          rarities={vaultRarities}
        />
        <CardBrowser
          label="Card Vault"
          loading={vault}
          state={state}
          search={filterVault}
          empty={<EmptyVault />}
          renderCard={(owned, { eager }) => (
            <VaultTile owned={owned} onChoose={ask} eager={eager} />
          )}
        />
      </div>
      {moving && (
        <ConfirmDialog
          title="Move Card to Deck"
          description={`Do you want to move ${moving.card.name} from the vault to your battle deck?`}
          confirmLabel="Move to Deck"
          pending={isPending}
          onConfirm={() => move(moving.id)}
          onClose={() => setMoving(null)}
        />
      )}
    </Page>
  );
}
