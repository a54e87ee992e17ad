import { Share2 } from "lucide-react";
import { useEffect } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { DECK_SIZE } from "#game/collection/deck.ts";
import { Celebration } from "#web/shared/celebration/celebration.tsx";
import { useShareDialog } from "#web/shared/sharing/use-share-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { toCelebrate } from "./to-celebrate.ts";

/** `mythic` is another spelling of `mythical`. */
const headlines: Record<string, string> = {
  common: "A new friend has arrived!",
  rare: "A rare find! Not many will ever meet this one.",
  epic: "Epic! The arena will remember this name.",
  legendary: "Legendary! Stories will be told about this day.",
  mythical: "Mythical! The rarest creature of them all.",
  mythic: "Mythical! The rarest creature of them all.",
};

type CardCreatedProps = { owned: OwnedCardOnWire; onClose: () => void };

export function CardCreated({ owned, onClose }: CardCreatedProps) {
  const { card } = owned;
  const { share, dialog } = useShareDialog({ from: "card" });
  useEffect(() => toCelebrate.forget(), []);
  return (
    <Celebration
      title="Card Created!"
      cards={[owned]}
      headline={headlines[card.rarity] ?? headlines["common"]}
      words={whereIs(owned)}
      onClose={onClose}
      actions={
        <>
          <ButtonLink href="/cards">View My Collection</ButtonLink>
          <Button look="ghost" onClick={() => share(card)}>
            <Share2 size={18} aria-hidden /> Share This Card
          </Button>
          <ButtonLink look="ghost" href="/">
            Continue Playing
          </ButtonLink>
        </>
      }
    >
      {dialog}
    </Celebration>
  );
}

/** What has happened to the card: a full deck sends new cards to the vault. */
function whereIs({ card, location, deckSlot }: OwnedCardOnWire): string {
  if (location === "deck") return `${card.name} has joined your battle deck, in place ${deckSlot}.`;
  return `Your deck is full (${DECK_SIZE}/${DECK_SIZE}), so ${card.name} waits in your vault.`;
}
