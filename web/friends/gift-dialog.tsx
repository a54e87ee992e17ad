import { useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listOwnedCards } from "#contract/collection.ts";
import type { FriendOnWire } from "#contract/friends.ts";
import { giveToFriend } from "#contract/transfers.ts";
import { TRANSFER_MINUTES } from "#game/transfers/transfer.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { useCardList } from "#web/collection/api.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { OwnCardChoice } from "#web/shared/card-chooser/own-card-choice.tsx";
import { transferReads } from "#web/transfers/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { giftSent } from "#web/words/friends.ts";

type GiftDialogProps = { friend: FriendOnWire; onClose: () => void };

/** First the card, then a question, because a gift that was claimed does not come back. */
export function GiftDialog({ friend: { id: friendId, name }, onClose }: GiftDialogProps) {
  const owned = useCardList(listOwnedCards);
  const [chosen, setChosen] = useState<OwnedCardOnWire | null>(null);
  const give = useChange(giveToFriend, {
    touches: transferReads,
    ...giftSent,
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
          <Button {...pressFor(give, { friendId, cardId: chosen.id })}>Give</Button>
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
      <OwnCardChoice
        owned={owned}
        empty="You need a card before you can give one."
        onChoose={setChosen}
      />
    </Dialog>
  );
}
