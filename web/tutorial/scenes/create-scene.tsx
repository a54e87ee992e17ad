import { Sparkles } from "lucide-react";
import { cindlepup } from "#game/cards/common-creatures.ts";
import { sampleCard } from "#web/cards/sample-cards.ts";
import styles from "./create-scene.module.css";
import { inTurn, SceneCard } from "./scene-card.tsx";

export const EXAMPLE = "a sooty puppy with ember paws";

const card = sampleCard(cindlepup);

/** Words are written, and a creature steps out. */
export function CreateScene() {
  return (
    <div className={`grid h-full items-center justify-center ${styles["scene"]}`}>
      <p className={styles["note"]}>
        {EXAMPLE.split(" ").map((word, index) => (
          <span key={word} className={styles["word"]} style={inTurn(index)}>
            {word}{" "}
          </span>
        ))}
      </p>
      <Sparkles className={styles["spark"]} />
      <div className={styles["birth"]}>
        <SceneCard card={card} eager className={styles["card"]} />
      </div>
    </div>
  );
}
