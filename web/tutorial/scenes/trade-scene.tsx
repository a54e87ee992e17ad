import { Repeat } from "lucide-react";
import { prismarmot, twiglerin } from "#game/cards/common-creatures.ts";
import { sampleCard } from "#web/cards/sample-cards.ts";
import { SceneCard } from "./scene-card.tsx";
import styles from "./trade-scene.module.css";

const [received, given] = [sampleCard(twiglerin), sampleCard(prismarmot)];

/** Two cards change places in one moment. */
export function TradeScene() {
  return (
    <div className={`grid h-full items-center justify-center ${styles["scene"]}`}>
      <div className={styles["side"]} data-side="left">
        <SceneCard card={received} className={styles["traded"]} />
        <p className={styles["owner"]}>You</p>
      </div>
      <Repeat className={styles["swap"]} />
      <div className={styles["side"]} data-side="right">
        <SceneCard card={given} className={styles["traded"]} />
        <p className={styles["owner"]}>Your friend</p>
      </div>
    </div>
  );
}
