import {
  FlameKindling,
  FlipHorizontal2,
  Shield,
  Snowflake,
  Sprout,
  Wind,
  type LucideIcon,
} from "lucide-react";
import type { Effect } from "#game/duel/duel.ts";
import styles from "./stage.module.css";
import { effectLasts, effectWords } from "./story.ts";

const icons: Record<Effect, LucideIcon> = {
  burn: FlameKindling,
  regrow: Sprout,
  slow: Snowflake,
  shield: Shield,
  haste: Wind,
  mirror: FlipHorizontal2,
};

const bad: readonly Effect[] = ["burn", "slow"];

export function EffectBadge({ effect, turns }: { effect: Effect; turns: number }) {
  const Icon = icons[effect];
  return (
    <li
      className={styles.effect}
      data-bad={bad.includes(effect) || undefined}
      title={effectLasts(effect, turns)}
    >
      <Icon size={14} aria-hidden />
      <span aria-hidden>
        {effectWords[effect].name} {turns}
      </span>
      <span className="sr-only">{effectLasts(effect, turns)}</span>
    </li>
  );
}
