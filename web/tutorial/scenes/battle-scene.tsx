import type { CreatureEntry } from "#game/cards/card.ts";
import { brazelhorn, brinkoil } from "#game/cards/rare-creatures.ts";
import { cardPower } from "#game/battle/power.ts";
import { ElementIcon } from "#web/cards/element-icon.tsx";
import { sampleCard } from "#web/cards/sample-cards.ts";
import styles from "./battle-scene.module.css";
import { SceneCard } from "./scene-card.tsx";

const fighter = (entry: CreatureEntry) => ({ ...entry, cardId: entry.name, imageUrl: null });

const [water, fire] = [fighter(brinkoil), fighter(brazelhorn)];
const power = cardPower(water, [fire]);
const rivalPower = cardPower(fire, [water]);
const [waterCard, fireCard] = [sampleCard(brinkoil), sampleCard(brazelhorn)];

/** Water meets fire, grows stronger by its element, and wins. The numbers are the game's own. */
export function BattleScene() {
  return (
    <div className={styles["scene"]}>
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
          <ElementIcon element={fire.element} size={20} />
        </span>
        <b>+{power.bonusPercent}%</b>
      </p>
      <div className={styles["side"]} data-side="right">
        <SceneCard card={fireCard} className={styles["fighter"]} />
        <p className={styles["power"]}>{rivalPower.power}</p>
      </div>
    </div>
  );
}
