import { Zap } from "lucide-react";
import type { SeenFighter, SeenSide } from "#game/duel/duel.ts";
import { effects } from "#game/duel/fighter.ts";
import { numbers } from "#game/duel/numbers.ts";
import { ElementIcon } from "#web/cards/element-icon.tsx";
import { talentLine, talentWords } from "#game/duel/talent-words.ts";
import { Creature } from "#web/shared/stage/creature.tsx";
import { useCutOuts } from "#web/shared/stage/cut-out.ts";
import { EffectBadge } from "./effect-badge.tsx";
import { blowOn, movedOf } from "./acts.ts";
import { activeOf, type Who } from "./explain.ts";
import { FloatNumber } from "./float-number.tsx";
import { pictured } from "./pictured.ts";
import styles from "./stage.module.css";
import type { Beat } from "./timeline.ts";

type ChampionProps = {
  who: Who;
  side: SeenSide;
  beat: Beat | null;
  beatKey: string;
  label: string;
};

/** The creature in the arena: how it is, what acts on it, and what has just happened to it. */
export function Champion({ who, side, beat, beatKey, label }: ChampionProps) {
  useCutOuts(side.fighters.map((one) => (one.hidden ? "" : pictured(one).imageUrl)));
  const fighter = activeOf(side);
  if (!fighter) return <div className={styles.champion} data-side={who} />;
  const float = beat?.floats[who] ?? null;
  return (
    <div role="group" aria-label={label} className={styles.champion} data-side={who}>
      <Plate fighter={fighter} />
      <Creature
        key={fighter.cardId}
        card={pictured(fighter)}
        place={who}
        moved={movedOf(beat, who, beatKey)}
        blow={blowOn(beat, who)}
        hasFainted={fighter.health === 0}
        frame={styles.body}
        picture={styles.art}
      />
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
  const { name, element, talent, health, maxHealth, energy } = fighter;
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
      {talent && (
        <p className={styles.talent} title={talentLine(talent)}>
          <span aria-hidden>{talentWords[talent].name}</span>
          <span className="sr-only">{talentLine(talent)}</span>
        </p>
      )}
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
