import { Archive, ArrowRightLeft, BookOpen, Layers } from "lucide-react";
import type { ReactNode } from "react";
import { listDeck, listVault } from "#contract/collection.ts";
import { rarities } from "#game/cards/rarities.ts";
import { filterCollection } from "#game/collection/filter.ts";
import { newestFirst, useCardCounts, useCardList } from "./api.ts";
import { Page } from "#web/ui/page.tsx";
import { useIsNarrow } from "#web/lib/use-is-narrow.ts";
import { useSearchState } from "#web/lib/search-state.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { CardBrowser } from "./card-browser.tsx";
import { useCardFilter, type FilterState } from "#web/shared/filters/card-filter.ts";
import { useMoveToDeck, useMoveToVault, type Mover } from "./collection-moves.ts";
import { useWithCardsOnChain, type ShownCard } from "./cards-on-chain.ts";
import { useNewlyCome } from "./use-newly-come.ts";
import { CollectionTile, type Convert } from "./collection-tile.tsx";
import { DeckCapacity, DeckFullHint, UNKNOWN } from "./deck-capacity.tsx";
import { EmptyVault } from "./empty-vault.tsx";
import { FilterBar } from "#web/shared/filters/filter-bar.tsx";
import { useEqualCopies, type EqualCopies } from "./fusing/equal-copies.ts";
import { useFuseDialog, type Fuse } from "./fusing/use-fuse-dialog.tsx";
import { NftBanner } from "./nft-banner.tsx";

type CollectionProps = {
  /** Shows how a card becomes an NFT. */
  onConvert: Convert;
};

export function Collection({ onConvert }: CollectionProps) {
  const { fuse, dialog } = useFuseDialog();
  const counts = useCardCounts();
  const { deckCount, vaultCount } = counts.data ?? unknownCounts;
  const cardsFirst = useIsNarrow();
  const about = <AboutCards {...{ deckCount, vaultCount }} />;
  return (
    <Page
      aside={
        <p className="flex flex-wrap items-center gap-2 max-sm:gap-1.5 max-sm:[&_svg]:hidden">
          <Badge>
            <Layers size={16} aria-hidden /> <span>{deckCount ?? UNKNOWN} in deck</span>
            <Archive size={16} aria-hidden /> <span>{vaultCount ?? UNKNOWN} in vault</span>
          </Badge>
          <ButtonLink look="ghost" size="small" href="/album">
            <BookOpen size={18} aria-hidden /> Album
          </ButtonLink>
          <ButtonLink look="ghost" size="small" href="/trade">
            <ArrowRightLeft size={18} aria-hidden /> Trade
          </ButtonLink>
        </p>
      }
    >
      <div className="space-y-6 sm:space-y-8">
        {counts.data?.deckFull && <DeckFullHint />}
        {counts.isLoadingError && <NotCounted onRetry={counts.refetch} />}
        {!cardsFirst && about}
        <DeckAndVault {...{ deckCount, onConvert }} onFuse={fuse} />
        {cardsFirst && about}
      </div>
      {dialog}
    </Page>
  );
}

const unknownCounts = { deckCount: null, vaultCount: null };

type Counts = { deckCount: number | null; vaultCount: number | null };

const AboutCards = ({ deckCount, vaultCount }: Counts) => (
  <div className="space-y-6">
    <NftBanner hasCards={deckCount !== 0 || vaultCount !== 0} />
    <DeckCapacity deckCount={deckCount} />
  </div>
);

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

type DeckAndVaultProps = CollectionProps & { deckCount: number | null; onFuse: Fuse };

/** While their number is unknown, the server alone says whether one more has room. */
function DeckAndVault({ deckCount, onConvert, onFuse }: DeckAndVaultProps) {
  const [tab, setTab] = useSearchState("tab", { fallback: "deck" });
  const state = useCardFilter();
  const isNew = useNewlyCome();
  const equalCopies = useEqualCopies();
  const fusing = { equalCopies, onFuse };
  const toVault = useMoveToVault();
  const toDeck = useMoveToDeck(deckCount ?? 0);
  const deck = (
    <CardPlace
      {...{ state, isNew, onConvert, ...fusing }}
      mover={toVault}
      place="deck"
      label="Battle Deck"
      list={listDeck}
      moveLabel="Add to Vault"
      empty={<EmptyDeck />}
    />
  );
  const vault = (
    <CardPlace
      {...{ state, isNew, onConvert, ...fusing }}
      mover={toDeck}
      place="vault"
      label="Vault"
      list={listVault}
      moveLabel="Add to Deck"
      empty={<EmptyVault />}
    />
  );
  return (
    <Tabs
      label="Deck or vault"
      value={tab === "vault" ? "vault" : "deck"}
      onChange={setTab}
      tabs={[
        { value: "deck", label: "Battle Deck", content: deck },
        { value: "vault", label: "Vault", content: vault },
      ]}
    />
  );
}

type CardPlaceProps = CollectionProps & {
  equalCopies: EqualCopies;
  onFuse: Fuse;
  state: FilterState;
  mover: Mover;
  /** It has come since the collection was last looked at. */
  isNew: (owned: ShownCard) => boolean;
  place: "deck" | "vault";
  label: string;
  list: typeof listDeck | typeof listVault;
  moveLabel: "Add to Vault" | "Add to Deck";
  empty: ReactNode;
};

function CardPlace(props: CardPlaceProps) {
  const { state, mover, isNew, place, onConvert, label, list, moveLabel, empty } = props;
  const { equalCopies, onFuse } = props;
  const there = useWithCardsOnChain(useCardList(list), place);
  // The vault is so already; the deck comes in the order of its slots.
  const loading = place === "deck" ? { ...there, cards: there.cards.toSorted(newestFirst) } : there;
  return (
    <div className="space-y-4 sm:space-y-6">
      <FilterBar state={state} searchLabel="Search cards" rarities={rarities} />
      <CardBrowser
        {...{ label, loading, state, empty }}
        search={filterCollection}
        renderCard={(owned, { eager }) => (
          <CollectionTile
            {...{ owned, onConvert, moveLabel, eager }}
            onMove={mover.move}
            isMoving={mover.movingId === owned.id}
            isNew={isNew(owned)}
            copies={equalCopies(owned)}
            onFuse={onFuse}
          />
        )}
      />
    </div>
  );
}

function EmptyDeck() {
  return (
    <EmptyState
      Icon={Layers}
      title="Your battle deck is empty"
      way={["/create-dynamic", "Create Your Card"]}
    >
      Create a card, or bring one back from the vault.
    </EmptyState>
  );
}
