import { Coins, Sparkles, Target, TrendingUp, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { BattleEarned, BattleOnWire } from "#contract/battle.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink, TextLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { BattleOutcome } from "./battle-outcome.tsx";

type BattleResultProps = { battle: BattleOnWire; earned: BattleEarned; onAgain: () => void };

export function BattleResult({ battle, earned, onAgain }: BattleResultProps) {
  return (
    <div className="space-y-6">
      <BattleOutcome battle={battle}>
        <Rewards earned={earned} />
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onAgain}>Battle Again</Button>
          <ButtonLink look="ghost" href="/cards">
            View Collection
          </ButtonLink>
        </div>
        <p className="text-center">
          <TextLink href={`/replay/${battle.id}`}>Watch this battle again</TextLink>
        </p>
      </BattleOutcome>
      {earned.wonCard && (
        <Panel title="You won a new card!" className="text-center">
          <p className="mb-4 text-muted">The first victory of the day brings one.</p>
          <div className="flex justify-center">
            <TradingCard card={earned.wonCard} size="large" eager />
          </div>
        </Panel>
      )}
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
