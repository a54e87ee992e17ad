import { useEffect, useRef, useState } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { TurningCard } from "#web/shared/celebration/turning-card.tsx";
import { Button } from "#web/ui/button.tsx";
import styles from "./result.module.css";

/** A card that a battle brought, turned over by hand. */
export function Prize({ card }: { card: CardOnWire }) {
  const [isTurned, setTurned] = useState(false);
  const found = useRef<HTMLParagraphElement>(null);
  // The button that was pressed has gone.
  useEffect(() => {
    if (isTurned) found.current?.focus({ preventScroll: true });
  }, [isTurned]);
  const turn = () => setTurned(true);
  return (
    <div className={styles.prize}>
      <h3 className="font-display text-xl sm:text-2xl">You won a new card!</h3>
      <div className={styles.place}>
        <TurningCard card={card} isTurned={isTurned} onPress={turn} flip="click" />
      </div>
      <p ref={found} tabIndex={-1} role="status" className={styles.found}>
        {isTurned && `${card.name}, ${card.rarity}, ${card.element}`}
      </p>
      {!isTurned && (
        <Button size="small" onClick={turn}>
          Turn It Over
        </Button>
      )}
      <p className="text-sm text-muted">The first victory of the day brings one.</p>
    </div>
  );
}
