import { Coins, Sparkles, Target, TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import type { DuelOnWire } from "#contract/duel.ts";
import type { EndedBy } from "#game/duel/duel.ts";
import { inCoins } from "#texts/en/purse.ts";
import { Result, Reward, Rewards } from "#web/shared/result/result.tsx";
import { ButtonLink, TextLink } from "#web/ui/link.tsx";

type DuelResultProps = {
  duel: DuelOnWire;
  /** The button that leads to the next duel. */
  again: ReactNode;
  /** In place of what the duel says itself. */
  rewards?: ReactNode;
};

/** How it ended, why, and what it brought. */
export function DuelResult({ duel, again, rewards }: DuelResultProps) {
  const { id, kind, view, earned } = duel;
  return (
    <Result
      outcome={view.result ?? "drawn"}
      wonCard={earned?.wonCard}
      rewards={rewards ?? <Earned duel={duel} />}
      words={reasonOf(duel)}
      actions={
        <div className="flex flex-wrap justify-center gap-3">
          {again}
          <ButtonLink look="ghost" href="/cards">
            View Collection
          </ButtonLink>
        </div>
      }
    >
      {kind !== "practice" && (
        <p>
          <TextLink href={`/replay/${id}`}>Watch the replay</TextLink>
        </p>
      )}
    </Result>
  );
}

function reasonOf({ view, otherName, kind }: DuelOnWire): string {
  const { result, endedBy, own, other } = view;
  if (kind === "cup" && endedBy === "surrender") return byTheClockOfTheCup(result, otherName);
  if (result === "won") return wonBy[endedBy ?? "fainted"](otherName, left(own.standing));
  if (result === "lost") return lostBy[endedBy ?? "fainted"](otherName, left(other.standing));
  return endedBy === "turns"
    ? "The last turn is over, and both teams have the same share of health left."
    : "The last two fell in the same moment.";
}

/** A cup ends what takes too long, which is stored as a surrender. */
function byTheClockOfTheCup(result: DuelOnWire["view"]["result"], otherName: string): string {
  if (result === "drawn")
    return "The time is over, and both teams have the same share of health left.";
  return result === "won"
    ? `${otherName} gave up, or the time is over and your team has more health left.`
    : `You gave up, or the time is over and ${otherName}'s team has more health left.`;
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

function Earned({ duel: { kind, earned, rated } }: { duel: DuelOnWire }) {
  if (kind === "practice")
    return <p className="text-muted">Practice brings no coins and no experience, only skill.</p>;
  if (!earned) return <p className="text-muted">Counting what it brought …</p>;
  const { coinsWon, experienceWon, missionsCompleted, rating } = earned;
  return (
    <Rewards>
      {rating && <RatingChange {...rating} />}
      {!rating && kind === "arena" && !rated && (
        <Reward Icon={Sparkles}>Not rated, your place stays as it was</Reward>
      )}
      <Reward Icon={Coins} sound={coinsWon > 0 ? "coin" : undefined}>
        {coinsWon > 0 ? `+${inCoins(coinsWon)}` : "No more coins for battles like this today"}
      </Reward>
      {experienceWon > 0 && <Reward Icon={Sparkles}>+{experienceWon} XP for each card</Reward>}
      {missionsCompleted.map(({ title, coins }) => (
        <Reward key={title} Icon={Target} sound="mission">
          Mission complete: {title}
          {coins > 0 && ` (+${inCoins(coins)})`}
        </Reward>
      ))}
    </Rewards>
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
