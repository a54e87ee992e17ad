import { Coins, Sparkles, Target, TrendingDown, TrendingUp, type LucideIcon } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import type { DuelOnWire } from "#contract/duel.ts";
import type { EndedBy } from "#game/duel/duel.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { ButtonLink, TextLink } from "#web/ui/link.tsx";
import styles from "./board.module.css";

type DuelResultProps = {
  duel: DuelOnWire;
  /** The button that leads to the next duel. */
  again: ReactNode;
};

const headlines = { won: "Victory!", lost: "Defeat!", drawn: "A Draw!" };

/** How it ended, why, and what it brought. */
export function DuelResult({ duel, again }: DuelResultProps) {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    part.current?.focus({ preventScroll: true });
    // Who fell last stays in sight where there is room.
    part.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const { id, kind, view, earned } = duel;
  const result = view.result ?? "drawn";
  const wonCard = earned?.wonCard;
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-labelledby="result"
      className={styles.result}
      data-result={result}
    >
      <h2 id="result" className={styles.headline}>
        {headlines[result]}
      </h2>
      <p className="text-lg">{reasonOf(duel)}</p>
      <Rewards duel={duel} />
      {wonCard && (
        <div className="grid justify-items-center gap-3">
          <p className="font-display text-2xl">You won a new card!</p>
          <TradingCard card={wonCard} size="medium" eager />
        </div>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {again}
        <ButtonLink look="ghost" href="/cards">
          View Collection
        </ButtonLink>
      </div>
      {kind !== "practice" && (
        <p>
          <TextLink href={`/replay/${id}`}>Watch the replay</TextLink>
        </p>
      )}
    </section>
  );
}

function reasonOf({ view, otherName }: DuelOnWire): string {
  const { result, endedBy, own, other } = view;
  if (result === "won") return wonBy[endedBy ?? "fainted"](otherName, left(own.standing));
  if (result === "lost") return lostBy[endedBy ?? "fainted"](otherName, left(other.standing));
  return endedBy === "turns"
    ? "The last turn is over, and both teams have the same share of health left."
    : "The last two fell in the same moment.";
}

const left = (standing: number) => (standing === 1 ? "one creature" : `${standing} creatures`);

type Reasons = Record<EndedBy, (otherName: string, creatures: string) => string>;

const wonBy: Reasons = {
  fainted: (name, creatures) => `Nobody in ${name}'s team can fight. You have ${creatures} left.`,
  turns: () => "The last turn is over, and your team has more health left.",
  surrender: (name) => `${name} gave up.`,
};

const lostBy: Reasons = {
  fainted: (name, creatures) => `Nobody in your team can fight. ${name} has ${creatures} left.`,
  turns: (name) => `The last turn is over, and ${name}'s team has more health left.`,
  surrender: (name) => `You gave up. ${name} wins.`,
};

function Rewards({ duel: { kind, earned, rated } }: { duel: DuelOnWire }) {
  if (kind === "practice")
    return <p className="text-muted">Practice brings no coins and no experience, only skill.</p>;
  if (!earned) return <p className="text-muted">Counting what it brought …</p>;
  const { coinsWon, experienceWon, missionsCompleted, rating } = earned;
  return (
    <ul aria-label="Rewards" className="flex flex-wrap justify-center gap-3">
      {rating && <RatingChange {...rating} />}
      {!rating && kind === "arena" && !rated && (
        <Reward Icon={Sparkles}>Not rated, your place stays as it was</Reward>
      )}
      <Reward Icon={Coins}>
        {coinsWon > 0 ? `+${coinsWon} coins` : "No more coins for battles like this today"}
      </Reward>
      {experienceWon > 0 && <Reward Icon={Sparkles}>+{experienceWon} XP for each card</Reward>}
      {missionsCompleted.map(({ title, coins }) => (
        <Reward key={title} Icon={Target}>
          Mission complete: {title} (+{coins} coins)
        </Reward>
      ))}
    </ul>
  );
}

function RatingChange({ before, after }: { before: number; after: number }) {
  const change = after - before;
  return (
    <Reward Icon={change < 0 ? TrendingDown : TrendingUp}>
      Rating {after} ({change < 0 ? "−" : "+"}
      {Math.abs(change)})
    </Reward>
  );
}

const Reward = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <li className="flex items-center gap-2 rounded-chip border border-line bg-raised px-4 py-2 font-extrabold">
    <Icon size={18} aria-hidden className="text-gold" />
    <span>{children}</span>
  </li>
);
