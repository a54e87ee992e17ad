import type { LucideIcon } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { play } from "#web/lib/sound/play.ts";
import { useFocusOnMount } from "#web/lib/use-focus-on-mount.ts";
import { StageStrip } from "#web/ui/stage-strip.tsx";
import { headlines } from "#web/words/battle.ts";
import { Prize } from "./prize.tsx";
import styles from "./result.module.css";

type ResultProps = {
  outcome: "won" | "lost" | "drawn";
  /** The card that it brought. */
  wonCard?: CardOnWire | null | undefined;
  /** A `Reward` each; or a sentence where there are none. */
  rewards: ReactNode;
  /** Why it ended so. */
  words: ReactNode;
  /** Where to go next. */
  actions: ReactNode;
  children?: ReactNode;
};

const endings = { won: "victory", lost: "defeat", drawn: "block" } as const;

/**
 * The end of every battle, in view without scrolling: first the verdict, then the card to turn over,
 * then what else it brought. What is said meanwhile is said inside, so that nothing lies over it.
 */
export function Result({ outcome, wonCard, rewards, words, actions, children }: ResultProps) {
  const part = useFocusOnMount<HTMLElement>();
  useEffect(() => play(endings[outcome]), [outcome]);
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-labelledby="result"
      className={styles.result}
      data-result={outcome}
    >
      <h2 id="result" className={styles.headline}>
        {headlines[outcome]}
      </h2>
      {wonCard && <Prize card={wonCard} />}
      {rewards}
      <StageStrip />
      <p className="mx-auto max-w-prose sm:text-lg">{words}</p>
      {actions}
      {children}
    </section>
  );
}

export const Rewards = ({ children }: { children: ReactNode }) => (
  <ul aria-label="Rewards" className={styles.rewards}>
    {children}
  </ul>
);

/** The ending is heard first, then what it brought, one after the other. */
const afterMs = { coin: 1_000, levelUp: 1_400, mission: 2_000 } as const;

type RewardProps = {
  Icon: LucideIcon;
  sound?: keyof typeof afterMs | undefined;
  children: ReactNode;
};

export function Reward({ Icon, sound, children }: RewardProps) {
  useEffect(() => {
    if (sound) play(sound, afterMs[sound]);
  }, [sound]);
  return (
    <li className={styles.reward}>
      <Icon size={18} aria-hidden />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
