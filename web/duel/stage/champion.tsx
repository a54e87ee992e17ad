import { Zap } from "lucide-react";
import { useRef } from "react";
import type { SeenFighter, SeenSide } from "#game/duel/duel.ts";
import { effects } from "#game/duel/fighter.ts";
import { numbers } from "#game/duel/numbers.ts";
import { CardPicture } from "#web/cards/card-picture.tsx";
import { ElementIcon } from "#web/cards/element-icon.tsx";
import { EffectBadge } from "./effect-badge.tsx";
import { activeOf, otherOf, type Who } from "./explain.ts";
import { FloatNumber } from "./float-number.tsx";
import { pictured } from "./pictured.ts";
import styles from "./stage.module.css";
import type { Beat } from "./timeline.ts";
import { actOf, useAct } from "./use-motion.ts";

type ChampionProps = {
  who: Who;
  side: SeenSide;
  beat: Beat | null;
  beatKey: string;
  label: string;
};

/** The creature in the arena: how it is, what acts on it, and what has just happened to it. */
export function Champion({ who, side, beat, beatKey, label }: ChampionProps) {
  const body = useRef<HTMLElement>(null);
  const act = actOf(beat, who);
  useAct(body, { act, who, beatKey });
  const fighter = activeOf(side);
  if (!fighter) return <div className={styles.champion} data-side={who} />;
  const float = beat?.floats[who] ?? null;
  return (
    <div role="group" aria-label={label} className={styles.champion} data-side={who}>
      <Plate fighter={fighter} />
      <figure
        ref={body}
        className={styles.body}
        data-rarity={fighter.rarity}
        data-element={fighter.element}
        data-fainted={fighter.health === 0 || undefined}
      >
        <CardPicture
          key={fighter.cardId}
          card={pictured(fighter)}
          eager
          alt=""
          className={styles.art}
        />
        <Burst key={beatKey} beat={beat} who={who} />
      </figure>
      <ul aria-label="Effects" className={styles.effects}>
        {effects.map(
          (effect) =>
            fighter[effect] > 0 && (
              <EffectBadge key={effect} effect={effect} turns={fighter[effect]} />
            ),
        )}
      </ul>
      {float && <FloatNumber key={floatKey(float.event, beatKey, beat)} who={who} float={float} />}
    </div>
  );
}

/** A number that stays from an earlier beat must not pop up again. */
const floatKey = (event: Beat["event"], beatKey: string, beat: Beat | null) =>
  beat?.event === event ? beatKey : "stays";

function Plate({ fighter }: { fighter: SeenFighter }) {
  const { name, element, health, maxHealth, energy } = fighter;
  const share = maxHealth > 0 ? health / maxHealth : 0;
  return (
    <div className={styles.plate}>
      <p className={styles.fighterName} data-element={element}>
        <span className={styles.element}>
          <ElementIcon element={element} size={14} />
          <span className="sr-only">{element}</span>
        </span>
        <span className="truncate">{name}</span>
      </p>
      <div
        role="meter"
        aria-label={`Health of ${name}`}
        aria-valuemin={0}
        aria-valuemax={maxHealth}
        aria-valuenow={health}
        aria-valuetext={`${health} of ${maxHealth}`}
        className={styles.health}
        data-low={share < 0.35 || undefined}
      >
        <i style={{ transform: `scaleX(${share})` }} />
        <b>
          {health} <span>/ {maxHealth}</span>
        </b>
      </div>
      <p className={styles.energy}>
        <span className="sr-only">
          {energy} of {numbers.mostEnergy} energy
        </span>
        {Array.from({ length: numbers.mostEnergy }, (_, index) => (
          <i key={index} data-full={index < energy || undefined}>
            <Zap size={14} aria-hidden />
          </i>
        ))}
      </p>
    </div>
  );
}

/** The flash of a blow, in the colour of the element that it comes from. */
function Burst({ beat, who }: { beat: Beat | null; who: Who }) {
  if (beat?.event.kind !== "attack" || beat.event.side === who) return null;
  const attacker = activeOf(beat.view[otherOf(who)]);
  return (
    <i
      aria-hidden
      className={styles.burst}
      data-move={beat.event.move}
      data-element={attacker?.element}
    />
  );
}
