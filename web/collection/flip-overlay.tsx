import { useState } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { CardPicture } from "#web/cards/card-picture.tsx";
import { ElementIcon } from "#web/cards/element-icon.tsx";
import { RarityBadge } from "#web/cards/rarity-badge.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type FlipOverlayProps = { card: CardOnWire; onClose: () => void };

/** One card, large. A tap turns it over. */
export function FlipOverlay({ card, onClose }: FlipOverlayProps) {
  const [isBack, setBack] = useState(false);
  return (
    <Dialog onClose={onClose} title={card.name} description="Tap the card to turn it.">
      <div className="relative mt-4 min-h-128 rounded-panel border border-line bg-sunken p-4">
        <div aria-live="polite">
          {isBack ? <BackSide card={card} /> : <FrontSide card={card} />}
        </div>
        <button
          type="button"
          aria-pressed={isBack}
          aria-label={`Turn ${card.name} over`}
          onClick={() => setBack(!isBack)}
          className="absolute inset-0 cursor-pointer rounded-panel"
        />
      </div>
    </Dialog>
  );
}

function FrontSide({ card }: { card: CardOnWire }) {
  return (
    <span className="grid justify-items-center gap-3">
      <CardPicture
        card={card}
        eager
        className="aspect-5/7 w-full max-w-72 rounded-button object-cover"
      />
      <RarityBadge rarity={card.rarity} />
      <span className="font-display text-3xl">{card.name}</span>
    </span>
  );
}

function BackSide({ card }: { card: CardOnWire }) {
  return (
    <span className="block space-y-3">
      <span className="flex items-center gap-2 font-bold capitalize">
        <ElementIcon element={card.element} size={20} /> {card.element}
      </span>
      <span className="flex flex-wrap gap-x-6 font-bold">
        <span className="text-attack">Attack {card.attack}</span>
        <span className="text-defense">Defense {card.defense}</span>
      </span>
      <span className="block">{card.description}</span>
      <span className="block text-muted italic">{card.backstory}</span>
    </span>
  );
}
