import { useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listOwnedCards } from "#contract/collection.ts";
import type { FriendOnWire } from "#contract/friends.ts";
import { giveToFriend } from "#contract/transfers.ts";
import { TRANSFER_MINUTES } from "#game/transfers/transfer.ts";
import { CardSkeletons } from "#web/cards/card-skeletons.tsx";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { useCardList, type CardsLoading } from "#web/collection/api.ts";
import { useChange } from "#web/lib/query.ts";
import { CardChooser } from "#web/shared/card-chooser/card-chooser.tsx";
import { transferReads } from "#web/transfers/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { giftNotSent, giftSent } from "#web/words/friends.ts";

type GiftDialogProps = { friend: FriendOnWire; onClose: () => void };

/** First the card, then a question, because a gift that was claimed does not come back. */
export function GiftDialog({ friend: { id: friendId, name }, onClose }: GiftDialogProps) {
  const owned = useCardList(listOwnedCards);
  const [chosen, setChosen] = useState<OwnedCardOnWire | null>(null);
  const { mutate, isPending } = useChange(giveToFriend, {
    touches: transferReads,
    doneToast: giftSent,
    refusedToast: giftNotSent,
    onDone: onClose,
    onRefused: () => setChosen(null),
  });
  if (chosen)
    return (
      <Dialog
        title={`Give ${chosen.card.name} to ${name}?`}
        description={`${name} has ${TRANSFER_MINUTES} minutes to claim it. Until then you can take it back on the card’s page.`}
        size="wide"
        onClose={onClose}
      >
        <div className="mx-auto my-6 w-48 max-w-full">
          <TradingCard card={chosen.card} level={chosen.level} size="fill" flip="none" />
        </div>
        <div className="flex flex-wrap justify-center gap-3">
          <Button look="ghost" onClick={() => setChosen(null)}>
            Another Card
          </Button>
          <Button pending={isPending} onClick={() => mutate({ friendId, cardId: chosen.id })}>
            Give
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog
      title={`Give a Card to ${name}`}
      description="Choose one of your cards."
      size="wide"
      onClose={onClose}
    >
      <Choice owned={owned} onChoose={setChosen} />
    </Dialog>
  );
}

type ChoiceProps = { owned: CardsLoading; onChoose: (owned: OwnedCardOnWire) => void };

function Choice({ owned, onChoose }: ChoiceProps) {
  if (owned.cards.length > 0)
    return <CardChooser label="Your cards" choices={owned.cards} onChoose={onChoose} />;
  if (owned.error !== null)
    return <FailedState title="Your cards did not load" onRetry={owned.retry} />;
  if (!owned.isComplete)
    return (
      <CardSkeletons
        label="Loading your cards"
        count={8}
        className="mt-4 grid-cols-3 gap-3 sm:grid-cols-4"
      />
    );
  return (
    <EmptyState title="No Cards Yet" action={<ButtonLink href="/create">Create a Card</ButtonLink>}>
      You need a card before you can give one.
    </EmptyState>
  );
}
