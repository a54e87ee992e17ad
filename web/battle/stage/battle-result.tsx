import { Coins, Sparkles, Target, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import type { BattleEarned, BattleOnWire } from "#contract/battle.ts";
import { lookAt } from "#game/cards/level-looks.ts";
import { inCoins } from "#texts/en/purse.ts";
import { Result, Reward, Rewards } from "#web/shared/result/result.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink, TextLink } from "#web/ui/link.tsx";
import { BattleReasons } from "./battle-outcome.tsx";

type BattleResultProps = {
  battle: BattleOnWire;
  earned: BattleEarned;
  rematch: ReactNode;
  onAgain: () => void;
};

export function BattleResult({ battle, earned, rematch, onAgain }: BattleResultProps) {
  return (
    <Result
      outcome={battle.won ? "won" : "lost"}
      wonCard={earned.wonCard}
      rewards={<Earned earned={earned} />}
      words={battle.narration}
      actions={
        <>
          {rematch}
          <div className="flex flex-wrap justify-center gap-3">
            <Button look={rematch ? "ghost" : undefined} onClick={onAgain}>
              Battle Again
            </Button>
            <ButtonLink look="ghost" href="/cards">
              View Collection
            </ButtonLink>
          </div>
        </>
      }
    >
      <BattleReasons battle={battle} />
      <p>
        <TextLink href={`/replay/${battle.id}`}>Watch this battle again</TextLink>
      </p>
    </Result>
  );
}

/** What the battle brought, won or lost. */
function Earned({ earned }: { earned: BattleEarned }) {
  const { coinsWon, experienceWon, levelUps, missionsCompleted } = earned;
  return (
    <Rewards>
      <Reward Icon={Coins} sound={coinsWon > 0 ? "coin" : undefined}>
        {coinsWon > 0 ? `+${inCoins(coinsWon)}` : "No more coins for battles like this today"}
      </Reward>
      <Reward Icon={Sparkles}>+{experienceWon} XP for each card</Reward>
      {levelUps.map(({ name, level }, index) => (
        <Reward key={`${index} ${name}`} Icon={TrendingUp} sound="levelUp">
          {name} is now level {level}!{newLook(level)}
        </Reward>
      ))}
      {missionsCompleted.map(({ title, coins }) => (
        <Reward key={title} Icon={Target} sound="mission">
          Mission complete: {title}
          {coins > 0 && ` (+${inCoins(coins)})`}
        </Reward>
      ))}
    </Rewards>
  );
}

/** Such as " New look: Laurel Frame." */
function newLook(level: number): string {
  const look = lookAt(level);
  return look?.level === level ? ` New look: ${look.name}.` : "";
}
