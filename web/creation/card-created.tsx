import { clsx } from "clsx";
import { ArrowLeft, Share2, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useEffect, useRef } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { DECK_SIZE } from "#game/collection/deck.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { useShareDialog } from "#web/parts/use-share-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { useReturnFocus } from "#web/ui/dialog.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import styles from "./card-created.module.css";
import { throwConfetti } from "./confetti.ts";

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

/** The whole screen celebrates a new card. All its words are there at once; the card takes a bow. */
export function CardCreated({ owned, onClose }: CardCreatedProps) {
  const { card } = owned;
  const focus = useReturnFocus();
  const { share, dialog } = useShareDialog({ from: "card" });
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.celebration} data-rarity={card.rarity}>
          <Dialog.Content
            {...focus}
            className="relative flex min-h-full flex-col overflow-clip outline-none"
          >
            <Confetti rarity={card.rarity} />
            <div className="relative z-20 mx-auto flex w-full max-w-5xl justify-between p-3 sm:p-4">
              <Button look="ghost" size="small" onClick={onClose}>
                <ArrowLeft size={18} aria-hidden /> Back
              </Button>
              <Button look="ghost" round aria-label="Close" onClick={onClose}>
                <X size={20} aria-hidden />
              </Button>
            </div>
            <div className="grid grow place-content-center justify-items-center gap-3 px-4 pb-6 text-center sm:gap-4">
              <Dialog.Title
                className={clsx(styles.title, "z-20 font-display text-4xl sm:text-6xl")}
              >
                Card Created!
              </Dialog.Title>
              <Reveal owned={owned} />
              <Dialog.Description asChild>
                <div className={clsx(styles.words, "z-20 max-w-xl space-y-1 sm:space-y-2")}>
                  <p className="font-display text-xl sm:text-2xl">
                    {headlines[card.rarity] ?? headlines["common"]}
                  </p>
                  <p className="text-muted sm:text-lg">{whereIs(owned)}</p>
                </div>
              </Dialog.Description>
              <div className="z-20 mt-1 flex flex-wrap justify-center gap-2 sm:gap-3">
                <ButtonLink href="/cards">View My Collection</ButtonLink>
                <Button look="ghost" onClick={() => share(card)}>
                  <Share2 size={18} aria-hidden /> Share This Card
                </Button>
                <ButtonLink look="ghost" href="/">
                  Continue Playing
                </ButtonLink>
              </div>
            </div>
            {dialog}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What has happened to the card: a full deck sends new cards to the vault. */
function whereIs({ card, location, deckSlot }: OwnedCardOnWire): string {
  if (location === "deck") return `${card.name} has joined your battle deck, in place ${deckSlot}.`;
  return `Your deck is full (${DECK_SIZE}/${DECK_SIZE}), so ${card.name} waits in your vault.`;
}

/** It comes face down, and turns over in the light of its rarity. */
function Reveal({ owned: { card, level } }: { owned: OwnedCardOnWire }) {
  return (
    <div className={styles.stage}>
      <i aria-hidden className={styles.rays} />
      <i aria-hidden className={styles.glow} />
      <i aria-hidden className={styles.motes} />
      <div className={styles.arriving}>
        <div className={styles.turning}>
          <div className={styles.face}>
            <TradingCard card={card} level={level} size="fill" eager />
          </div>
          <div aria-hidden className={styles.sleeve}>
            <img src="/logo.svg" alt="" width={64} height={64} />
          </div>
        </div>
      </div>
      <i aria-hidden className={styles.flash} />
    </div>
  );
}

function Confetti({ rarity }: { rarity: string }) {
  const sky = useRef<HTMLCanvasElement>(null);
  useEffect(() => throwConfetti(sky.current, rarity), [rarity]);
  return (
    <canvas ref={sky} aria-hidden className="pointer-events-none fixed inset-0 z-10 size-full" />
  );
}
