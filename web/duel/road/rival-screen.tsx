import { ArrowLeft, Crown, Lightbulb, Lock } from "lucide-react";
import { useState } from "react";
import { useParams } from "wouter";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listDeck } from "#contract/collection.ts";
import { goalWords } from "#game/road/goals.ts";
import { isOpen, rivalAfter, rivals, type RoadRival } from "#game/road/road.ts";
import { inCoins } from "#texts/en/purse.ts";
import { ElementIcon } from "#web/cards/element-icon.tsx";
import { MiniCard } from "#web/cards/mini-card.tsx";
import { useCardList } from "#web/collection/api.ts";
import { BoardFrame } from "#web/duel/board/board-frame.tsx";
import { useSettings } from "#web/lib/settings.ts";
import { TeamChoice } from "#web/shared/team/team-choice.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { teamPictures } from "./rival-card.ts";
import { RoadBoard } from "./road-board.tsx";
import { GoalStar, Stars } from "./stars.tsx";
import { useRoad, type Beaten, type Road } from "./use-road.ts";
import { ownTeam, useRoadDuel } from "./use-road-duel.ts";

const back = { href: "/road", label: "Tale Road" };

/** A rival of the Tale Road: who it is, the team against it, and the duel. */
export function RivalScreen() {
  const { id = "" } = useParams<{ id: string }>();
  const road = useRoad();
  const { cards } = useCardList(listDeck);
  const rival = rivals.find((each) => each.id === id);
  if (road.isLoading) {
    return (
      <Page back={back}>
        <Skeleton className="h-120" />
      </Page>
    );
  }
  if (!rival || !isOpen(rival.id, new Set(road.beaten.keys()))) return <NotOpen />;
  return <Challenge key={rival.id} rival={rival} road={road} deck={cards} />;
}

const NotOpen = () => (
  <Page back={back}>
    <EmptyState
      Icon={Lock}
      title="This rival is further down the road"
      way={["/road", "To the Tale Road"]}
    >
      Win against the rival before this one first.
    </EmptyState>
  </Page>
);

type ChallengeProps = { rival: RoadRival; road: Road; deck: readonly OwnedCardOnWire[] };

function Challenge({ rival, road, deck }: ChallengeProps) {
  const [picked, setPicked] = useState<string[]>([]);
  const duel = useRoadDuel(rival, deck, road.win);
  const start = () => {
    const team = ownTeam(deck, picked);
    if (team) duel.begin(team);
  };
  if (duel.practice) {
    return (
      <BoardFrame
        title={rival.name}
        aside={
          <Button look="ghost" size="small" onClick={duel.leave}>
            <ArrowLeft size={18} aria-hidden /> Back
          </Button>
        }
      >
        <RoadBoard
          key={duel.practice.seed}
          practice={duel.practice}
          duel={duel}
          rival={rival}
          next={rivalAfter(rival.id)}
          onAgain={duel.again}
        />
      </BoardFrame>
    );
  }
  return (
    <Page title={rival.name} back={back}>
      <div className="space-y-6">
        <AboutRival rival={rival} beaten={road.beaten.get(rival.id)} />
        <TeamChoice
          rule="arena"
          isEven
          hasTalents
          against={rival.team.map(({ element }) => element)}
          picked={picked}
          onPicked={setPicked}
          action="Start the Duel"
          onStart={start}
        />
      </div>
    </Page>
  );
}

function AboutRival({ rival, beaten }: { rival: RoadRival; beaten: Beaten | undefined }) {
  const { says, teaches, goals, isBoss } = rival;
  return (
    <Panel aria-label={`About ${rival.name}`} className="hero-fill grid gap-5 md:grid-cols-2">
      <div className="space-y-3">
        <p className="text-lg italic">“{says}”</p>
        <p className="flex items-start gap-2">
          <Lightbulb size={20} aria-hidden className="mt-0.5 flex-none text-gold" />
          {teaches}
        </p>
        <ul aria-label="Stars" className="space-y-1">
          <GoalStar isEarned={beaten !== undefined}>
            Win <FirstWin isBoss={isBoss} isBeaten={beaten !== undefined} />
          </GoalStar>
          {goals.map((goal, i) => (
            <GoalStar key={goal[0]} isEarned={beaten?.goals[i] === true}>
              {goalWords(goal)}
            </GoalStar>
          ))}
        </ul>
        {beaten && <Stars beaten={beaten} size={24} />}
      </div>
      <ul
        aria-label="Its team"
        className="grid grid-cols-[repeat(auto-fill,minmax(max(5.5rem,26%),1fr))] gap-3"
      >
        {teamPictures(rival).map((card, i) => (
          <li key={card.name} className="min-w-0 text-center text-sm font-bold">
            <MiniCard card={card} />
            <span className="mt-1 flex items-center justify-center gap-1">
              <ElementIcon element={card.element} size={16} />
              <span className="sr-only">{card.element}</span>
              {isBoss && i === 0 && <Crown size={16} aria-hidden className="text-gold" />}
            </span>
            <span className="wrap-anywhere">{card.name}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What the first win pays, as long as there is none. */
function FirstWin({ isBoss, isBeaten }: { isBoss: boolean; isBeaten: boolean }) {
  const settings = useSettings();
  const coins = isBoss ? settings?.roadBossCoins : settings?.roadCoins;
  if (isBeaten || !coins) return null;
  return <>and get {inCoins(coins)}</>;
}
