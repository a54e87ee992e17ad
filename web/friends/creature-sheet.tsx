import type { CardOnWire } from "#contract/cards.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { MadeBy } from "#web/shared/reports/made-by.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** A creature in full, and who made it. */
export const CreatureSheet = ({ card, onClose }: { card: CardOnWire; onClose: () => void }) => (
  <Dialog title={card.name} onClose={onClose}>
    <div className="mx-auto mt-4 mb-6 w-64 max-w-full">
      <TradingCard card={card} size="fill" />
    </div>
    <MadeBy cardId={card.id} name={card.name} />
  </Dialog>
);
