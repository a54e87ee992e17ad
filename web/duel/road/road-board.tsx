import { useMemo } from "react";
import { chapterOf, type RoadRival } from "#game/road/road.ts";
import { goalWords } from "#game/road/goals.ts";
import type { Judgement } from "#game/road/attempt.ts";
import { DuelBoard } from "#web/duel/board/duel-board.tsx";
import { viewForPlayer, type Practice } from "#web/duel/practice/practice-game.ts";
import { useUser } from "#web/lib/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { GoalStar } from "./stars.tsx";
import type { useRoadDuel } from "./use-road-duel.ts";

type RoadBoardProps = {
  practice: Practice;
  duel: Pick<ReturnType<typeof useRoadDuel>, "chosen" | "choose" | "judgement">;
  rival: RoadRival;
  /** Null after the last one. */
  next: RoadRival | null;
  onAgain: () => void;
};

/** The board of a duel on the road, and at its end the stars and the way on. */
export function RoadBoard({ practice, duel, rival, next, onAgain }: RoadBoardProps) {
  const { user } = useUser();
  const ownName = user?.username ?? "You";
  const shown = useMemo(() => viewForPlayer(practice, ownName), [practice, ownName]);
  const { judgement } = duel;
  const isWon = judgement?.isWon === true;
  return (
    <DuelBoard
      duel={shown}
      chosen={duel.chosen}
      onChoose={duel.choose}
      rewards={judgement && <Outcome rival={rival} judgement={judgement} />}
      again={
        <>
          {isWon && next && <ButtonLink href={`/road/${next.id}`}>Next: {next.name}</ButtonLink>}
          <Button look={isWon ? "ghost" : "gold"} onClick={onAgain}>
            {isWon ? "Play Again" : "Try Again"}
          </Button>
          <ButtonLink look="ghost" href="/road">
            Tale Road
          </ButtonLink>
        </>
      }
    />
  );
}

function Outcome({ rival, judgement }: { rival: RoadRival; judgement: Judgement }) {
  const { isWon, goals } = judgement;
  if (!isWon) return <p className="text-muted">{rival.teaches}</p>;
  return (
    <div className="space-y-3">
      <ul aria-label="Stars" className="mx-auto w-fit space-y-1 text-left">
        <GoalStar isEarned>Win</GoalStar>
        {rival.goals.map((goal, i) => (
          <GoalStar key={goal[0]} isEarned={goals[i] === true}>
            {goalWords(goal)}
          </GoalStar>
        ))}
      </ul>
      {rival.isBoss && <p className="mx-auto max-w-prose italic">{chapterOf(rival.id).ending}</p>}
    </div>
  );
}
