import type { CardOnWire } from "#contract/cards.ts";
import { MiniCard } from "#web/cards/mini-card.tsx";

type CardPairProps = { cards: readonly (CardOnWire | null)[] };

/** Small pictures of what a deal is about; the names stand beside them. */
export const CardPair = ({ cards }: CardPairProps) => (
  <span aria-hidden className="flex flex-none items-center gap-[0.4rem] *:w-[3rem]">
    {cards.map((card, index) =>
      card ? (
        <MiniCard key={index} card={card} />
      ) : (
        <span
          key={index}
          className="grid aspect-5/7 place-items-center rounded-field border-2 border-dashed border-line-strong font-display text-2xl text-muted"
        >
          ?
        </span>
      ),
    )}
  </span>
);
