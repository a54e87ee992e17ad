import { Coins, Sparkles, Target, TrendingUp, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { BattleEarned, BattleOnWire } from "#contract/battle.ts";
import type { CardOnWire } from "#contract/cards.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink, TextLink } from "#web/ui/link.tsx";
import { BattleOutcome } from "./battle-outcome.tsx";

type BattleResultProps = {
  battle: BattleOnWire;
  earned: BattleEarned;
  rematch: ReactNode;
  onAgain: () => void;
};

export function BattleResult({ battle, earned, rematch, onAgain }: BattleResultProps) {
  return (
    <BattleOutcome battle={battle}>
      {earned.wonCard && <WonCard card={earned.wonCard} />}
      <Rewards earned={earned} />
      {rematch}
      <div className="flex flex-wrap justify-center gap-3">
        <Button look={rematch ? "ghost" : undefined} onClick={onAgain}>
          Battle Again
        </Button>
        <ButtonLink look="ghost" href="/cards">
          View Collection
        </ButtonLink>
      </div>
      <p className="text-center">
        <TextLink href={`/replay/${battle.id}`}>Watch this battle again</TextLink>
      </p>
    </BattleOutcome>
  );
}

function WonCard({ card }: { card: CardOnWire }) {
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <h3 className="font-display text-2xl">You won a new card!</h3>
      <TradingCard card={card} size="large" eager />
      <p className="text-muted">The first victory of the day brings one.</p>
    </div>
  );
}

/** What the battle brought, won or lost. */
function Rewards({ earned }: { earned: BattleEarned }) {
  const { coinsWon, experienceWon, levelUps, missionsCompleted } = earned;
  return (
    <ul aria-label="Rewards" className="flex flex-wrap justify-center gap-3">
      <Reward Icon={Coins}>
        {coinsWon > 0 ? `+${coinsWon} coins` : "No more coins for battles like this today"}
      </Reward>
      <Reward Icon={Sparkles}>+{experienceWon} XP for each card</Reward>
      {levelUps.map(({ name, level }, index) => (
        <Reward key={`${index} ${name}`} Icon={TrendingUp}>
          {name} is now level {level}!
        </Reward>
      ))}
      {missionsCompleted.map(({ title, coins }) => (
        <Reward key={title} Icon={Target}>
          Mission complete: {title} (+{coins} coins)
        </Reward>
      ))}
    </ul>
  );
}

function Reward({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 rounded-chip border border-line bg-raised px-4 py-2 font-bold">
      <Icon size={18} aria-hidden className="text-gold" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
