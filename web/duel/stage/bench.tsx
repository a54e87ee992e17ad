import type { SeenFighter, SeenSide } from "#game/duel/duel.ts";
import { CardPicture } from "#web/cards/card-picture.tsx";
import { ElementIcon } from "#web/cards/element-icon.tsx";
import type { Who } from "./explain.ts";
import { pictured } from "./pictured.ts";
import styles from "./stage.module.css";

/** The whole team in its order; a creature that was not seen yet lies face down. */
export function Bench({ who, side, label }: { who: Who; side: SeenSide; label: string }) {
  return (
    <ul aria-label={label} className={styles.bench} data-side={who}>
      {side.fighters.map((fighter, place) => (
        // A team has three places, and who stands in one never changes.
        <li key={place}>
          {fighter.hidden ? (
            <FaceDown />
          ) : (
            <Portrait fighter={fighter} isActive={place === side.active} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Portrait({ fighter, isActive }: { fighter: SeenFighter; isActive: boolean }) {
  const { name, element, rarity, health, maxHealth } = fighter;
  const hasFainted = health === 0;
  const how = hasFainted ? "fainted" : `${health} of ${maxHealth} health`;
  return (
    <div
      className={styles.portrait}
      data-rarity={rarity}
      data-element={element}
      data-active={isActive || undefined}
      data-fainted={hasFainted || undefined}
      title={`${name}: ${how}`}
    >
      <CardPicture card={pictured(fighter)} alt="" className={styles.thumb} />
      <span className={styles.thumbElement}>
        <ElementIcon element={element} size={12} />
      </span>
      <i aria-hidden className={styles.thumbHealth}>
        <i style={{ transform: `scaleX(${health / maxHealth})` }} />
      </i>
      <span className="sr-only">
        {name}, {element}, {how}
        {isActive && ", in the arena"}
      </span>
    </div>
  );
}

const FaceDown = () => (
  <div className={styles.portrait} data-hidden title="Not seen yet">
    <span aria-hidden>?</span>
    <span className="sr-only">A creature that nobody has seen yet</span>
  </div>
);
