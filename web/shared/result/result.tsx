import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { useFocusOnMount } from "#web/lib/use-focus-on-mount.ts";
import { StageStrip } from "#web/ui/stage-strip.tsx";
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

const headlines = { won: "Victory!", lost: "Defeat!", drawn: "A Draw!" };

/**
 * The end of every battle, in view without scrolling: first the verdict, then the card to turn over,
 * then what else it brought. What is said meanwhile is said inside, so that nothing lies over it.
 */
export function Result({ outcome, wonCard, rewards, words, actions, children }: ResultProps) {
  const part = useFocusOnMount<HTMLElement>();
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

export const Reward = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <li className={styles.reward}>
    <Icon size={18} aria-hidden />
    <span className="min-w-0">{children}</span>
  </li>
);
