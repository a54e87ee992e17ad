import { Check, Coins, Flame } from "lucide-react";
import { skywhirrel } from "#game/cards/rare-creatures.ts";
import { sampleCard } from "#web/cards/sample-cards.ts";
import styles from "./days-scene.module.css";
import { inTurn, SceneCard } from "./scene-card.tsx";
import type { SceneProps } from "./scene-props.ts";

const card = sampleCard(skywhirrel);
const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const MISSED = 3;

/** So many fit beside the card. */
const MISSIONS = 3;

/** A week of visits with one missed day, and what the missions of a day pay. */
export function DaysScene({ missions }: SceneProps) {
  const daily = missions.filter(({ type, rewards }) => type === "daily" && rewards.coins > 0);
  return (
    <div className={`grid h-full items-center justify-center ${styles["scene"]}`}>
      <SceneCard card={card} className={styles["card"]} />
      <div className={styles["week"]}>
        <ol className={styles["days"]}>
          {days.map((day, index) => (
            <li
              key={day}
              className={styles["day"]}
              data-missed={index === MISSED || undefined}
              style={inTurn(index)}
            >
              {index === MISSED ? "free" : <Check strokeWidth={4} />}
              <small>{day}</small>
            </li>
          ))}
        </ol>
        <p className={styles["streak"]}>
          <Flame /> {days.length - 1} day streak
        </p>
        <ul className={styles["pay"]}>
          {daily.slice(0, MISSIONS).map(({ title, rewards }, index) => (
            <li key={title} style={inTurn(index)}>
              <Coins /> +{rewards.coins}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
