import { ArrowLeft } from "lucide-react";
import { useMemo, useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listDeck } from "#contract/collection.ts";
import { levelNames, type ComputerLevel } from "#game/battle/computer-levels.ts";
import type { DuelCard, DuelTeam } from "#game/duel/duel.ts";
import { casualCard } from "#game/duel/enter.ts";
import { Page } from "#web/ui/page.tsx";
import { useUser } from "#web/lib/session.tsx";
import { useCardList } from "#web/collection/api.ts";
import { LevelChoice } from "#web/shared/team/level-choice.tsx";
import { TeamChoice } from "#web/shared/team/team-choice.tsx";
import { Button } from "#web/ui/button.tsx";
import { viewForPlayer, type Practice } from "./practice/practice-game.ts";
import { usePractice } from "./practice/use-practice.ts";
import { DuelBoard } from "./board/duel-board.tsx";
import { BoardFrame } from "./board/board-frame.tsx";

/** A duel against the computer, to learn and to try things out. It needs no connection. */
export function PracticeScreen() {
  const { cards } = useCardList(listDeck);
  const [picked, setPicked] = useState<string[]>([]);
  const [level, setLevel] = useState<ComputerLevel>(2);
  const game = usePractice();
  const { practice } = game;
  const start = () => {
    const team = teamOf(cards, picked);
    if (team) game.begin({ team, level, cards: cards.map(duelCard) });
  };
  if (practice) {
    return (
      <BoardFrame
        title={`Practice: ${levelNames[practice.level]}`}
        aside={
          <Button look="ghost" size="small" onClick={game.leave}>
            <ArrowLeft size={18} aria-hidden /> Back
          </Button>
        }
      >
        <PracticeBoard key={practice.seed} practice={practice} game={game} onAgain={start} />
      </BoardFrame>
    );
  }
  return (
    <Page intro="A duel against the computer. It brings no coins and no experience, and you can lose nothing.">
      <div className="space-y-6">
        <LevelChoice
          question="How well should the computer play?"
          value={level}
          onChange={setLevel}
        />
        <p className="text-muted">
          Pick three cards; the first one begins. The computer borrows three from your deck, too.
        </p>
        <TeamChoice
          rule="face-to-face"
          picked={picked}
          onPicked={setPicked}
          action="Start Practice"
          onStart={start}
        />
      </div>
    </Page>
  );
}

type PracticeBoardProps = {
  practice: Practice;
  game: ReturnType<typeof usePractice>;
  onAgain: () => void;
};

function PracticeBoard({ practice, game, onAgain }: PracticeBoardProps) {
  const { user } = useUser();
  const ownName = user?.username ?? "You";
  const duel = useMemo(() => viewForPlayer(practice, ownName), [practice, ownName]);
  return (
    <DuelBoard
      duel={duel}
      chosen={game.chosen}
      onChoose={game.choose}
      again={<Button onClick={onAgain}>Play Again</Button>}
    />
  );
}

const duelCard = ({ cardId, card }: OwnedCardOnWire): DuelCard => casualCard({ ...card, cardId });

/** In the order of the choice; null while one is missing. */
function teamOf(cards: readonly OwnedCardOnWire[], picked: readonly string[]): DuelTeam | null {
  const [first, second, third] = picked
    .flatMap((id) => cards.filter((owned) => owned.id === id))
    .map(duelCard);
  return first && second && third ? [first, second, third] : null;
}
