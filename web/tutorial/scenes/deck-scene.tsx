import { Archive, Layers } from "lucide-react";
import { cindlepup } from "#game/cards/common-creatures.ts";
import { galevanth, quartzelot, zapadger } from "#game/cards/rare-creatures.ts";
import { DECK_SIZE } from "#game/collection/deck.ts";
import { sampleCard } from "#web/cards/sample-cards.ts";
import styles from "./deck-scene.module.css";
import { inTurn, SceneCard } from "./scene-card.tsx";

const deck = [zapadger, cindlepup, galevanth].map(sampleCard);
const waiting = sampleCard(quartzelot);

/** Cards are dealt into the deck; one more goes to rest in the vault. */
export function DeckScene() {
  return (
    <div className={styles["scene"]}>
      <div className={styles["tray"]}>
        <p className={styles["label"]}>
          <Layers /> Deck <small>{DECK_SIZE} places</small>
        </p>
        <div className={styles["places"]}>
          {deck.map((card, index) => (
            <div key={card.id} className={styles["place"]}>
              <SceneCard card={card} small className={styles["dealt"]} style={inTurn(index)} />
            </div>
          ))}
        </div>
      </div>
      <div className={styles["tray"]} data-vault>
        <p className={styles["label"]}>
          <Archive /> Vault <small>no limit</small>
        </p>
        <div className={styles["places"]}>
          <div className={styles["place"]}>
            <SceneCard card={waiting} small className={styles["stored"]} />
          </div>
        </div>
      </div>
    </div>
  );
}
