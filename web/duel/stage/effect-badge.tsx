import { badEffects, type Effect } from "#game/duel/fighter.ts";
import { effectLasts, effectWords } from "./effect-words.ts";
import styles from "./stage.module.css";

export function EffectBadge({ effect, turns }: { effect: Effect; turns: number }) {
  const { icon: Icon, name } = effectWords[effect];
  return (
    <li
      className={styles.effect}
      data-bad={badEffects.includes(effect) || undefined}
      title={effectLasts(effect, turns)}
    >
      <Icon size={14} aria-hidden />
      <span aria-hidden>
        {name} {turns}
      </span>
      <span className="sr-only">{effectLasts(effect, turns)}</span>
    </li>
  );
}
