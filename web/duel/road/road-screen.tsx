import { clsx } from "clsx";
import { Clock, Crown, Lock, Star } from "lucide-react";
import { useEffect } from "react";
import { listDeck } from "#contract/collection.ts";
import { useCardList } from "#web/collection/api.ts";
import { chapters, isOpen, type Chapter, type RoadRival } from "#game/road/road.ts";
import { rivalIds, type RivalId } from "#game/road/rival-ids.ts";
import { MiniCard } from "#web/cards/mini-card.tsx";
import { Link } from "#web/ui/link.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { keepPictures, portraitOf } from "./rival-card.ts";
import { countStars, Stars } from "./stars.tsx";
import { useRoad, type Beaten, type Road } from "./use-road.ts";

/** Six chapters of rivals, each of which opens the next. */
export function RoadScreen() {
  const road = useRoad();
  // It is there when a rival is met without a connection.
  useCardList(listDeck);
  return (
    <Page
      intro="Six pages of the first book are lost along the road. Win them back, duel by duel. You can play without a connection, too."
      back={{ href: "/battle?kind=duel", label: "Battle" }}
    >
      {road.isLoading ? <Skeleton className="h-120" /> : <Chapters beaten={road.beaten} />}
    </Page>
  );
}

function Chapters({ beaten }: Pick<Road, "beaten">) {
  const won = new Set(beaten.keys());
  const stars = rivalIds.reduce((sum, id) => sum + countStars(beaten.get(id)), 0);
  const mostStars = 3 * rivalIds.length;
  return (
    <div className="space-y-6">
      <Panel aria-label="How far you have come" className="hero-fill space-y-3">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 font-display text-2xl">
          {won.size} of {rivalIds.length} rivals
          <span className="inline-flex items-center gap-1.5">
            <Star size={22} aria-hidden className="fill-current text-gold" /> {stars} of {mostStars}
            <span className="sr-only"> stars</span>
          </span>
        </p>
        <Progress label="Rivals beaten" value={won.size} max={rivalIds.length} />
      </Panel>
      {chapters.map((chapter) => (
        <ChapterPanel key={chapter.number} {...{ chapter, won, beaten }} />
      ))}
    </div>
  );
}

type ChapterPanelProps = Pick<Road, "beaten"> & { chapter: Chapter; won: ReadonlySet<RivalId> };

function ChapterPanel({ chapter, won, beaten }: ChapterPanelProps) {
  const { number, title, story, ending, rivals } = chapter;
  const isReached = rivals.some(({ id }) => isOpen(id, won));
  const isDone = rivals.every(({ id }) => won.has(id));
  useEffect(() => {
    if (isReached && !isDone) rivals.forEach(keepPictures);
  }, [isReached, isDone, rivals]);
  if (!isReached) return <ChapterAhead chapter={chapter} />;
  return (
    <Panel title={`${number}. ${title}`}>
      <p className="mb-4 max-w-prose text-muted">{story}</p>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(6.5rem,100%),1fr))] gap-3 sm:grid-cols-5">
        {rivals.map((rival) => (
          <li key={rival.id}>
            <RivalDoor
              rival={rival}
              beaten={beaten.get(rival.id)}
              isNext={!won.has(rival.id) && isOpen(rival.id, won)}
            />
          </li>
        ))}
      </ol>
      {isDone && <p className="mt-4 max-w-prose italic">{ending}</p>}
    </Panel>
  );
}

const ChapterAhead = ({ chapter: { number, title } }: { chapter: Chapter }) => (
  <Panel title={`${number}. ${title}`} className="text-muted">
    <p className="flex items-center gap-2">
      <Lock size={16} aria-hidden className="flex-none" /> Its story is told when you come to it.
    </p>
  </Panel>
);

type RivalDoorProps = { rival: RoadRival; beaten: Beaten | undefined; isNext: boolean };

function RivalDoor({ rival, beaten, isNext }: RivalDoorProps) {
  const frame =
    "flex h-full flex-col items-center gap-1.5 rounded-field border p-2 text-center font-bold";
  const inside = (
    <>
      <MiniCard
        card={portraitOf(rival)}
        className={clsx("w-18 sm:w-24", !beaten && !isNext && "opacity-50 grayscale")}
      />
      <span className="flex items-center gap-1 text-sm">
        {rival.isBoss && <Crown size={16} aria-hidden className="flex-none text-gold" />}
        {rival.name}
      </span>
    </>
  );
  if (!beaten && !isNext) {
    return (
      <div className={clsx(frame, "border-line text-muted")}>
        {inside}
        <Lock size={16} aria-hidden />
        <span className="sr-only">Not open yet</span>
      </div>
    );
  }
  return (
    <Link
      href={`/road/${rival.id}`}
      className={clsx(
        frame,
        "hover:border-line-strong",
        isNext ? "border-accent bg-raised" : "border-line",
      )}
    >
      {inside}
      {beaten ? <Stars beaten={beaten} /> : <span className="text-sm text-gold">Play now</span>}
      {beaten?.isWaiting && (
        <span className="flex items-center gap-1 text-sm text-muted">
          <Clock size={14} aria-hidden /> Not sent yet
        </span>
      )}
    </Link>
  );
}
