import { clsx } from "clsx";
import { useRef, type ReactNode } from "react";
import { useShake } from "#web/shared/stage/use-move.ts";
import { forceOf } from "./acts.ts";
import { Bench } from "./bench.tsx";
import { Champion } from "./champion.tsx";
import { activeOf, type Who } from "./explain.ts";
import styles from "./stage.module.css";
import { narrate, type Voice } from "./story.ts";
import type { Shown } from "./use-timeline.ts";
import { useBeatSound } from "./use-beat-sound.ts";

type DuelStageProps = {
  shown: Shown;
  names: Record<Who, string>;
  voice: Voice;
  /** What stands between both names, such as the clock. */
  middle?: ReactNode;
  /** What a side says at the moment. */
  bubbles?: Record<Who, ReactNode>;
};

const sides = ["own", "other"] as const;

/** A duel as it is seen: both who fight, and behind them who is left. */
export function DuelStage({ shown, names, voice, middle, bubbles }: DuelStageProps) {
  const { view, beat, beatKey } = shown;
  const stage = useRef<HTMLElement>(null);
  useShake(stage, forceOf(beat), beatKey);
  useBeatSound(beat, beatKey);
  const told = beat ? narrate(beat.event, beat.view, voice) : null;
  return (
    <section ref={stage} aria-label="The arena" className={clsx(styles.stage, "hero-fill")}>
      {sides.map((who) => (
        <i
          key={who}
          aria-hidden
          className={styles.glow}
          data-side={who}
          data-element={activeOf(view[who])?.element}
        />
      ))}
      {sides.map((who) => (
        <Side
          key={who}
          who={who}
          name={names[who]}
          standing={view[who].standing}
          bubble={bubbles?.[who]}
        />
      ))}
      <p className={styles.turn}>Turn {view.turn}</p>
      <div className={styles.middle}>{middle}</div>
      {sides.map((who) => (
        <Champion
          key={who}
          who={who}
          side={view[who]}
          beat={beat}
          beatKey={beatKey}
          label={`${voice.whose[who]} creature`}
        />
      ))}
      <p aria-hidden className={styles.caption} key={beatKey}>
        {told?.text ?? opening(view.turn)}
      </p>
      {sides.map((who) => (
        <Bench key={who} who={who} side={view[who]} label={`Team of ${names[who]}`} />
      ))}
    </section>
  );
}

const opening = (turn: number) => (turn === 1 ? "The duel begins!" : "\u00a0");

type SideProps = { who: Who; name: string; standing: number; bubble: ReactNode };

function Side({ who, name, standing, bubble }: SideProps) {
  return (
    <div className={styles.side} data-side={who}>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.standing}>
        <span className="sr-only">{standing} of 3 creatures can fight</span>
        {[1, 2, 3].map((one) => (
          <i key={one} aria-hidden data-gone={one > standing || undefined} />
        ))}
      </p>
      {bubble}
    </div>
  );
}
