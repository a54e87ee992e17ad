import type { CreatureEntry } from "#game/cards/card.ts";
import { brinkoil, loamadillo } from "#game/cards/rare-creatures.ts";
import { cardPower } from "#game/battle/power.ts";
import { ElementIcon } from "#web/cards/element-icon.tsx";
import { sampleCard } from "#web/cards/sample-cards.ts";
import styles from "./battle-scene.module.css";
import { SceneCard } from "./scene-card.tsx";

const fighter = (entry: CreatureEntry) => ({ ...entry, cardId: entry.name, imageUrl: null });

const [water, earth] = [fighter(brinkoil), fighter(loamadillo)];
const power = cardPower(water, [earth]);
const rivalPower = cardPower(earth, [water]);
const [waterCard, earthCard] = [sampleCard(brinkoil), sampleCard(loamadillo)];

/** Water meets earth, grows stronger by its element, and wins. The numbers are the game's own. */
export function BattleScene() {
  return (
    <div className={`grid h-full items-center justify-center ${styles["scene"]}`}>
      <div className={styles["side"]} data-side="left">
        <SceneCard card={waterCard} className={styles["fighter"]} />
        <p className={styles["power"]}>
          <span className={styles["before"]}>{power.basePower}</span>
          <b>{power.power}</b>
        </p>
      </div>
      <p className={styles["advantage"]}>
        <span>
          <ElementIcon element={water.element} size={20} /> beats{" "}
          <ElementIcon element={earth.element} size={20} />
        </span>
        <b>+{power.bonusPercent}%</b>
      </p>
      <div className={styles["side"]} data-side="right">
        <SceneCard card={earthCard} className={styles["fighter"]} />
        <p className={styles["power"]}>{rivalPower.power}</p>
      </div>
    </div>
  );
}
