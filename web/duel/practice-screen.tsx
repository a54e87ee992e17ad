import { ArrowLeft, Layers } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listDeck } from "#contract/collection.ts";
import { levelNames, type ComputerLevel } from "#game/battle/computer-levels.ts";
import { TEAM_SIZE } from "#game/battle/team.ts";
import type { DuelCard, DuelTeam } from "#game/duel/duel.ts";
import { casualCard } from "#game/duel/enter.ts";
import { Page } from "#web/ui/page.tsx";
import { useUser } from "#web/lib/session.tsx";
import { goToFirstStep } from "#web/lib/first-steps.ts";
import { useSettings } from "#web/lib/settings.ts";
import { useCardList, type CardsLoading } from "#web/collection/api.ts";
import { useParam } from "#web/lib/use-param.ts";
import { fighting } from "#web/shared/team/fighting.ts";
import { LevelChoice } from "#web/shared/team/level-choice.tsx";
import { strongestFirst } from "#web/shared/team/team-picker.tsx";
import { TeamChoice } from "#web/shared/team/team-choice.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { adviseOn } from "./practice/guide.ts";
import { beginPractice, viewForPlayer, type Practice } from "./practice/practice-game.ts";
import { newSeed, usePractice } from "./practice/use-practice.ts";
import { DuelBoard } from "./board/duel-board.tsx";
import { BoardFrame } from "./board/board-frame.tsx";

/** A duel against the computer, to learn and to try things out. It needs no connection. */
export function PracticeScreen() {
  return useParam("first") !== null ? <FirstDuel /> : <Practising />;
}

function Practising() {
  const { cards } = useCardList(listDeck);
  const [picked, setPicked] = useState<string[]>([]);
  const [level, setLevel] = useState<ComputerLevel>(2);
  const game = usePractice();
  const { practice } = game;
  const bondPercent = useSettings()?.bondPercent ?? 0;
  const start = () => {
    const team = teamOf(cards, picked, bondPercent);
    if (team) {
      game.begin(beginPractice({ team, level, cards: cards.map(duelCard), seed: newSeed() }));
    }
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
        <PracticeBoard
          key={practice.seed}
          practice={practice}
          game={game}
          again={<Button onClick={start}>Play Again</Button>}
        />
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
          hasTalents
          rule="face-to-face"
          bondPercent={bondPercent}
          picked={picked}
          onPicked={setPicked}
          action="Start Practice"
          onStart={start}
        />
      </div>
    </Page>
  );
}

/** With the strongest cards against a lone rival; a hand points at what is good to do. */
function FirstDuel() {
  const deck = useCardList(listDeck);
  const { cards, isComplete } = deck;
  const game = usePractice();
  const { practice } = game;
  const bondPercent = useSettings()?.bondPercent ?? 0;
  const start = () => {
    const strongest = cards.toSorted(strongestFirst(bondPercent)).slice(0, TEAM_SIZE);
    const ids = strongest.map(({ id }) => id);
    const team = teamOf(cards, ids, bondPercent);
    const rivals = cards.map(duelCard);
    if (team) {
      const options = { team, level: 1, cards: rivals, seed: newSeed(), isFirst: true } as const;
      game.begin(beginPractice(options));
    }
  };
  const { user } = useUser();
  const isOver = practice?.state.phase === "over";
  useEffect(() => {
    if (isOver) goToFirstStep(user?.id ?? "", "create");
  }, [isOver, user?.id]);
  // The deck may be read again at any time; a duel that has begun goes on.
  const begin = useEffectEvent(() => {
    if (practice === null) start();
  });
  useEffect(() => {
    if (isComplete) begin();
  }, [isComplete]);
  if (!practice)
    return (
      <Page title="Your First Duel">
        <NoDuelYet deck={deck} />
      </Page>
    );
  return (
    <BoardFrame
      title="Your First Duel"
      aside={
        <ButtonLink look="ghost" size="small" href="/">
          <ArrowLeft size={18} aria-hidden /> Home
        </ButtonLink>
      }
    >
      <PracticeBoard
        key={practice.seed}
        practice={practice}
        game={game}
        isGuided
        again={
          <>
            <ButtonLink href="/create-dynamic">Describe Your Own Creature</ButtonLink>
            <Button look="ghost" onClick={start}>
              Play Again
            </Button>
          </>
        }
      />
    </BoardFrame>
  );
}

function NoDuelYet({ deck: { isComplete, error, retry } }: { deck: CardsLoading }) {
  if (isComplete && error === null) return <NoTeam />;
  if (error !== null) return <FailedState title="Your deck did not load" onRetry={retry} />;
  return <Skeleton className="h-120" />;
}

const NoTeam = () => (
  <EmptyState Icon={Layers} title="A duel needs three cards" way={["/cards", "View My Collection"]}>
    Put three cards into your battle deck, then come back.
  </EmptyState>
);

type PracticeBoardProps = {
  practice: Practice;
  game: ReturnType<typeof usePractice>;
  isGuided?: boolean;
  again: ReactNode;
};

function PracticeBoard({ practice, game, isGuided = false, again }: PracticeBoardProps) {
  const { user } = useUser();
  const ownName = user?.username ?? "You";
  const duel = useMemo(() => viewForPlayer(practice, ownName), [practice, ownName]);
  const advice = useMemo(
    () => (isGuided ? adviseOn(duel.view, duel.step) : null),
    [isGuided, duel.view, duel.step],
  );
  return (
    <DuelBoard
      duel={duel}
      chosen={game.chosen}
      onChoose={game.choose}
      advice={advice}
      again={again}
    />
  );
}

const duelCard = ({ cardId, card }: OwnedCardOnWire): DuelCard => casualCard({ ...card, cardId });

/** In the order of the choice, with the player's bond; null while one is missing. */
function teamOf(
  cards: readonly OwnedCardOnWire[],
  picked: readonly string[],
  bondPercent: number,
): DuelTeam | null {
  const [first, second, third] = picked
    .flatMap((id) => cards.filter((owned) => owned.id === id))
    .map((owned) => duelCard({ ...owned, card: fighting(owned, bondPercent) }));
  return first && second && third ? [first, second, third] : null;
}
