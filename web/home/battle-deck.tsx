import { useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listDeck, moveToVaultById } from "#contract/collection.ts";
import { DECK_SIZE, deckBand } from "#game/collection/deck.ts";
import { CardPicture } from "#web/cards/card-picture.tsx";
import { call, toastOf } from "#web/lib/call.ts";
import { useCardList, useMove } from "#web/parts/owned-cards.ts";
import { FailedState } from "#web/ui/empty-state.tsx";
import { lazily } from "#web/ui/lazily.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { toast } from "#web/ui/toast.tsx";

const ConfirmDialog = lazily(
  async () => (await import("#web/ui/confirm-dialog.tsx")).ConfirmDialog,
);

export function BattleDeck() {
  const deck = useCardList(listDeck);
  const [chosen, setChosen] = useState<OwnedCardOnWire | null>(null);
  const { mutate, isPending } = useMoveToVault(() => setChosen(null));
  const count = deck.cards.length;
  return (
    <section aria-labelledby="battle-deck">
      <div className="mb-3 flex items-end justify-between gap-3">
        <h2 id="battle-deck" className="font-display text-3xl">
          Battle Deck
        </h2>
        <p className="font-bold">
          {count} / {DECK_SIZE}
        </p>
      </div>
      <Progress label="Battle Deck" value={count} max={DECK_SIZE} />
      {deck.error === null ? (
        <>
          <p className="mt-2 text-muted">{deck.isLoading ? "…" : deckBand(count).message}</p>
          <Slots cards={deck.cards} onChoose={setChosen} />
        </>
      ) : (
        <FailedState title="Your deck did not load" onRetry={deck.retry} />
      )}
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

function useMoveToVault(onEnd: () => void) {
  return useMove((id) => call(moveToVaultById, { id }), {
    onDone: () => {
      onEnd();
      toast({ title: "Card moved to vault" });
    },
    onRefused: (error) => {
      onEnd();
      toast({
        variant: "destructive",
        title: "Move Failed",
        description: toastOf(error, "Failed to move card to vault"),
      });
    },
  });
}

type SlotsProps = {
  cards: readonly OwnedCardOnWire[];
  onChoose: (owned: OwnedCardOnWire) => void;
};

function Slots({ cards, onChoose }: SlotsProps) {
  const bySlot = new Map(cards.map((owned) => [owned.deckSlot, owned]));
  return (
    <ol className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
      {Array.from({ length: DECK_SIZE }, (_, index) => {
        const owned = bySlot.get(index + 1);
        return (
          <li key={index}>
            {owned ? (
              <FilledSlot owned={owned} onChoose={onChoose} />
            ) : (
              <div className="grid aspect-5/8 place-items-center rounded-field border border-dashed border-line-strong font-display text-muted">
                <span>
                  <span className="sr-only">Empty slot </span>
                  {index + 1}
                </span>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

type FilledSlotProps = {
  owned: OwnedCardOnWire;
  onChoose: (owned: OwnedCardOnWire) => void;
};

function FilledSlot({ owned, onChoose }: FilledSlotProps) {
  return (
    <button
      type="button"
      onClick={() => onChoose(owned)}
      className="flex aspect-5/8 w-full flex-col rounded-field border border-line bg-surface p-1 hover:border-accent"
    >
      <CardPicture
        card={owned.card}
        small
        alt=""
        className="min-h-0 w-full flex-1 rounded-field object-cover"
      />
      <span className="block w-full truncate px-0.5 pt-1 text-center text-xs font-bold">
        {owned.card.name}
      </span>
    </button>
  );
}
