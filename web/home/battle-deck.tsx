import { clsx } from "clsx";
import { useId, useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listDeck, moveToVaultById } from "#contract/collection.ts";
import { DECK_SIZE, deckBandOf } from "#game/collection/deck.ts";
import { counted } from "#web/shared/counted.ts";
import { deckBandTexts } from "#texts/en/collection.ts";
import { CardPicture } from "#web/cards/card-picture.tsx";
import { FinishMark } from "#web/cards/finish-mark.tsx";
import { call } from "#web/lib/call.ts";
import { bySlot, useCardList, useMove, type CardsLoading } from "#web/collection/api.ts";
import { Button } from "#web/ui/button.tsx";
import { FailedState } from "#web/ui/empty-state.tsx";
import { ConfirmDialog } from "#web/ui/later/confirm-dialog.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { movedFromHome } from "#web/words/collection.ts";
import { LOADING, UNKNOWN } from "./stat-tiles.tsx";

export function BattleDeck() {
  const deck = useCardList(listDeck);
  const [chosen, setChosen] = useState<OwnedCardOnWire | null>(null);
  const { mutate, isPending } = useMove((id) => call(moveToVaultById, { id }), {
    ...movedFromHome,
    onEnd: (id) => setChosen((asked) => (asked?.id === id ? null : asked)),
  });
  const count = deck.cards.length;
  return (
    <section aria-labelledby="battle-deck">
      <div className="mb-3 flex items-end justify-between gap-3">
        <h2 id="battle-deck" className="font-display text-3xl">
          Battle Deck
        </h2>
        <p className="font-bold">
          {deck.isLoading ? LOADING : isUnknown(deck) ? UNKNOWN : count} / {DECK_SIZE}
        </p>
      </div>
      <Progress label="Battle Deck" value={count} max={DECK_SIZE} />
      <DeckCards deck={deck} onChoose={setChosen} />
      {deck.isComplete && count < DECK_SIZE && (
        <ButtonLink look="ghost" href="/create-dynamic" className="mt-6">
          Create Your Next Card
        </ButtonLink>
      )}
      {chosen && (
        <ConfirmDialog
          title="Move Card to Vault"
          description={`${chosen.card.name} leaves your battle deck and waits in the vault. You can bring it back at any time.`}
          confirmLabel="Move to Vault"
          pending={isPending}
          onConfirm={() => mutate(chosen.id)}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  );
}

/** An answer that fails later does not hide the cards that are known. */
const isUnknown = ({ error, cards }: CardsLoading) => error !== null && cards.length === 0;

type Choose = { onChoose: (owned: OwnedCardOnWire) => void };

function DeckCards({ deck, onChoose }: Choose & { deck: CardsLoading }) {
  if (isUnknown(deck)) {
    return <FailedState title="Your deck did not load" onRetry={deck.retry} />;
  }
  if (deck.isLoading) {
    return (
      <div role="status" aria-label="Loading your deck" className={clsx("mt-8", tray)}>
        {Array.from({ length: DECK_SIZE }, (_, index) => (
          <Skeleton
            key={index}
            className={clsx("aspect-5/8", index >= CLOSED && "max-lg:hidden")}
          />
        ))}
      </div>
    );
  }
  return (
    <>
      <p className="mt-2 text-muted">{deckBandTexts[deckBandOf(deck.cards.length)]}</p>
      <Slots cards={deck.cards} onChoose={onChoose} />
    </>
  );
}

/** 54 slots in whole rows, or nearly; in large letters a slot is still wide enough for a name. */
const tray =
  "grid grid-cols-[repeat(auto-fill,minmax(max(100%/6-0.4rem,2rem),1fr))] gap-1.5 sm:grid-cols-9 sm:gap-2 lg:grid-cols-14";

/** Below 64rem three cards and a button are one row, until the deck is opened. */
const CLOSED = 3;

function Slots({ cards, onChoose }: Choose & { cards: readonly OwnedCardOnWire[] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const inSlots = new Map(cards.map((owned) => [owned.deckSlot, owned]));
  const first = cards.toSorted(bySlot).slice(0, isOpen ? DECK_SIZE : CLOSED);
  const emptyCount = DECK_SIZE - cards.length;
  return (
    <>
      <ol id={id} className={clsx("mt-5", tray)}>
        {Array.from({ length: DECK_SIZE }, (_, index) => {
          const owned = inSlots.get(index + 1);
          return (
            <li key={index} className={clsx(!(owned && first.includes(owned)) && "max-lg:hidden")}>
              {owned ? (
                <FilledSlot owned={owned} onChoose={onChoose} />
              ) : (
                <EmptySlot at={index + 1} />
              )}
            </li>
          );
        })}
      </ol>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 lg:hidden">
        {emptyCount > 0 && <p className="text-muted">{counted(emptyCount, "empty slot")}</p>}
        {cards.length > CLOSED && (
          <Button
            look="ghost"
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? "Show Three" : `Show All ${cards.length}`}
          </Button>
        )}
      </div>
    </>
  );
}

const EmptySlot = ({ at }: { at: number }) => (
  <div className="grid aspect-5/8 place-items-center rounded-field border border-dashed border-line-strong font-display text-muted max-sm:text-sm">
    <span>
      <span className="sr-only">Empty slot </span>
      {at}
    </span>
  </div>
);

function FilledSlot({ owned, onChoose }: Choose & { owned: OwnedCardOnWire }) {
  return (
    <button
      type="button"
      onClick={() => onChoose(owned)}
      data-rarity={owned.card.rarity}
      className="relative flex aspect-5/8 w-full flex-col rounded-field bg-(image:--frame,var(--frame-common)) p-0.5 transition-transform hover:-translate-y-1 motion-reduce:transition-none"
    >
      <CardPicture
        card={owned.card}
        small
        alt=""
        className="min-h-0 w-full flex-1 rounded-t-[0.75rem] object-cover"
      />
      <FinishMark card={owned.card} />
      <span className="block w-full truncate rounded-b-[0.75rem] bg-surface px-0.5 py-0.5 text-center text-[0.68rem]/[1rem] font-bold sm:text-xs">
        {owned.card.name}
      </span>
    </button>
  );
}
