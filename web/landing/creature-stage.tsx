import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { canopragon, halorynx, monolithyr, undowyrm } from "#game/cards/rare-creatures.ts";
import { CardPicture } from "#web/cards/card-picture.tsx";
import { sampleCard } from "#web/cards/sample-cards.ts";
import styles from "./creature-stage.module.css";

const actors = [canopragon, halorynx, undowyrm, monolithyr].map(sampleCard);

/**
 * A slow show of creatures, one after the other, drawn by CSS alone. It stands where the landing
 * page's film will be and keeps its room.
 */
export function CreatureStage() {
  const [paused, setPaused] = useState(false);
  return (
    <div className="relative mx-auto mt-8 max-w-5xl px-4">
      <div aria-hidden className={styles["stage"]} data-paused={paused || undefined}>
        {actors.map((card) => (
          <div key={card.id} className={styles["scene"]} data-element={card.element}>
            <CardPicture card={card} small alt="" className={styles["backdrop"]} />
            <CardPicture card={card} alt="" className={styles["actor"]} />
            <p className={styles["name"]}>{card.name}</p>
          </div>
        ))}
      </div>
      <button
        type="button"
        onClick={() => setPaused(!paused)}
        aria-label={paused ? "Play the show" : "Pause the show"}
        className={`btn btn-round ${styles["control"]}`}
      >
        {paused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
      </button>
    </div>
  );
}
