import { Archive, ArrowRightLeft, Layers } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listDeck, listVault } from "#contract/collection.ts";
import { rarities } from "#game/cards/rarities.ts";
import { filterCollection } from "#game/collection/filter.ts";
import { useCardCounts, useCardList } from "./api.ts";
import { Page } from "#web/ui/page.tsx";
import { useSearchState } from "#web/lib/search-state.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { CardBrowser } from "./card-browser.tsx";
import { useCardFilter, type FilterState } from "#web/shared/filters/card-filter.ts";
import { useMoveToDeck, useMoveToVault, type Mover } from "./collection-moves.ts";
import { CollectionTile } from "./collection-tile.tsx";
import { DeckCapacity, DeckFullHint, UNKNOWN } from "./deck-capacity.tsx";
import { FilterBar } from "#web/shared/filters/filter-bar.tsx";
import { NftBanner } from "./nft-banner.tsx";

const ConvertDialog = lazily(() => import("./convert-dialog.tsx"), "ConvertDialog");

export function CollectionScreen() {
  const counts = useCardCounts();
  const { deckCount = null, vaultCount = null } = counts.data ?? {};
  return (
    <Page
      aside={
        <p className="flex flex-wrap items-center gap-2">
          <Badge>
            <Layers size={16} aria-hidden /> {deckCount ?? UNKNOWN} in deck
          </Badge>
          <Badge>
            <Archive size={16} aria-hidden /> {vaultCount ?? UNKNOWN} in vault
          </Badge>
          <ButtonLink look="ghost" size="small" href="/trade">
            <ArrowRightLeft size={18} aria-hidden /> Trade
          </ButtonLink>
        </p>
      }
    >
      <div className="mb-8 space-y-6">
        {counts.data?.deckFull && <DeckFullHint />}
        {counts.isError && <NotCounted onRetry={counts.refetch} />}
        <NftBanner hasCards={deckCount !== 0 || vaultCount !== 0} />
        <DeckCapacity deckCount={deckCount} />
      </div>
      <DeckAndVault deckCount={deckCount} />
    </Page>
  );
}

function NotCounted({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3">
      Your cards could not be counted.
      <Button look="ghost" size="small" onClick={onRetry}>
        Try Again
      </Button>
    </p>
  );
}

/** While their number is unknown, the server alone says whether one more has room. */
function DeckAndVault({ deckCount }: { deckCount: number | null }) {
  const [tab, setTab] = useSearchState("tab", { fallback: "deck" });
  const state = useCardFilter();
  const [converting, setConverting] = useState<OwnedCardOnWire | null>(null);
  const toVault = useMoveToVault();
  const toDeck = useMoveToDeck(deckCount ?? 0);
  const deck = (
    <CardPlace
      {...{ state, mover: toVault, onConvert: setConverting }}
      label="Battle Deck"
      list={listDeck}
      moveLabel="Add to Vault"
      empty={<EmptyDeck />}
    />
  );
  const vault = (
    <CardPlace
      {...{ state, mover: toDeck, onConvert: setConverting }}
      label="Vault"
      list={listVault}
      moveLabel="Add to Deck"
      empty={<EmptyVault />}
    />
  );
  return (
    <>
      <Tabs
        label="Deck or vault"
        value={tab === "vault" ? "vault" : "deck"}
        onChange={setTab}
        tabs={[
          { value: "deck", label: "Battle Deck", content: deck },
          { value: "vault", label: "Vault", content: vault },
        ]}
      />
      {converting && <ConvertDialog card={converting.card} onClose={() => setConverting(null)} />}
    </>
  );
}

type CardPlaceProps = {
  state: FilterState;
  mover: Mover;
  onConvert: (owned: OwnedCardOnWire) => void;
  label: string;
  list: typeof listDeck | typeof listVault;
  moveLabel: "Add to Vault" | "Add to Deck";
  empty: ReactNode;
};

function CardPlace({ state, mover, onConvert, label, list, moveLabel, empty }: CardPlaceProps) {
  const loading = useCardList(list);
  return (
    <div className="space-y-6">
      <FilterBar state={state} searchLabel="Search cards" rarities={rarities} />
      <CardBrowser
        {...{ label, loading, state, empty }}
        search={filterCollection}
        renderCard={(owned, { eager }) => (
          <CollectionTile
            {...{ owned, onConvert, moveLabel, eager }}
            onMove={mover.move}
            isMoving={mover.movingId === owned.id}
          />
        )}
      />
    </div>
  );
}

function EmptyDeck() {
  return (
    <EmptyState
      icon={<Layers aria-hidden />}
      title="Your battle deck is empty"
      action={<ButtonLink href="/create-dynamic">Create Your Card</ButtonLink>}
    >
      Create a card, or bring one back from the vault.
    </EmptyState>
  );
}

function EmptyVault() {
  return (
    <EmptyState icon={<Archive aria-hidden />} title="Your vault is empty">
      Cards that do not fit into the deck, or that you put away, are kept here.
    </EmptyState>
  );
}
