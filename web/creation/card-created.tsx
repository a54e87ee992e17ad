import { clsx } from "clsx";
import { ArrowLeft, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useEffect, useRef } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { Button } from "#web/ui/button.tsx";
import { useReturnFocus } from "#web/ui/dialog.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { throwConfetti } from "./confetti.ts";
import styles from "./creation.module.css";

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

/** The whole screen celebrates a new card. */
export function CardCreated({ owned, onClose }: CardCreatedProps) {
  const { card } = owned;
  const focus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Content
          {...focus}
          className={clsx(styles.celebration, "fixed inset-0 z-50 overflow-y-auto outline-none")}
        >
          <Confetti />
          <div className="mx-auto flex min-h-full max-w-5xl flex-col gap-6 px-4 py-4">
            <div className="flex justify-between">
              <Button look="ghost" size="small" onClick={onClose}>
                <ArrowLeft size={18} aria-hidden /> Back
              </Button>
              <Button look="ghost" round aria-label="Close" onClick={onClose}>
                <X size={20} aria-hidden />
              </Button>
            </div>
            <div className="grid grow place-content-center justify-items-center gap-5 text-center">
              <Dialog.Title className="font-display text-5xl">Card Created!</Dialog.Title>
              <Dialog.Description className="text-lg text-muted">
                {headlines[card.rarity] ?? headlines["common"]}
              </Dialog.Description>
              <div className={styles.card}>
                <TradingCard card={card} size="large" eager />
              </div>
              <div className="flex flex-wrap justify-center gap-3">
                <ButtonLink href="/cards">View My Collection</ButtonLink>
                <ButtonLink look="ghost" href="/">
                  Continue Playing
                </ButtonLink>
              </div>
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Confetti() {
  const sky = useRef<HTMLCanvasElement>(null);
  useEffect(() => throwConfetti(sky.current), []);
  return (
    <canvas ref={sky} aria-hidden className="pointer-events-none fixed inset-0 z-10 size-full" />
  );
}
