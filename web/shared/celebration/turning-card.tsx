import { clsx } from "clsx";
import { useEffect } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { play } from "#web/lib/sound/play.ts";
import lights from "./lights.module.css";
import styles from "./turning-card.module.css";

type TurningCardProps = {
  card: CardOnWire;
  isTurned: boolean;
  /** It trembles before it is turned, and turns slowly. */
  isGrand?: boolean;
  /** A press on the back, and on the face where that does not show the other side of the card. */
  onPress: () => void;
  flip?: "click" | "none";
};

/** A card that lies face down until it is turned over. It fills its place. */
export function TurningCard({ card, isTurned, isGrand, onPress, flip = "none" }: TurningCardProps) {
  const { rarity } = card;
  useEffect(() => {
    if (isTurned) play(`turn-${rarity}`);
  }, [isTurned, rarity]);
  return (
    <>
      <div
        className={styles.turning}
        data-turned={isTurned || undefined}
        data-grand={isGrand || undefined}
      >
        <div className={styles.face} inert={!isTurned} aria-hidden={!isTurned}>
          <TradingCard
            card={card}
            size="fill"
            flip={flip}
            eager
            onPress={flip === "none" ? onPress : undefined}
          />
        </div>
        <Sleeve className={styles.sleeve} />
      </div>
      {!isTurned && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          onClick={onPress}
          className="absolute inset-0 z-10"
        />
      )}
    </>
  );
}

/** The back of a card. */
export const Sleeve = ({ className }: { className?: string | undefined }) => (
  <div aria-hidden className={clsx(lights.sleeve, className)}>
    <img src="/logo.svg" alt="" width={64} height={64} />
  </div>
);
