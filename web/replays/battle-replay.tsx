import { EyeOff, SearchX } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useParams } from "wouter";
import type * as z from "zod/mini";
import { getReplay } from "#contract/replays.ts";
import { Page } from "#web/ui/page.tsx";
import { isMissing, useAnswer } from "#web/lib/query.ts";
import { useUser } from "#web/lib/session.tsx";
import { MetInBattle } from "./met-in-battle.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

export type Replay = z.output<(typeof getReplay)["output"]>;

type BattleReplayProps = {
  /** The battle itself, whichever kind it is. */
  renderReplay: (replay: Replay) => ReactNode;
};

/** A battle to watch, open to everybody who has its link; while a duel goes on, to friends. */
export function BattleReplay({ renderReplay }: BattleReplayProps) {
  const { id = "" } = useParams<{ id: string }>();
  const { isAuthenticated } = useUser();
  const replay = useAnswer(getReplay, { id });
  const isLive = replay.data?.kind === "duel" && replay.data.live;
  // A duel that was watched may be closed to this viewer from one moment to the next.
  const shown = isMissing(replay.error) ? undefined : replay.data;
  return (
    <Page {...frameOf(isLive, isAuthenticated)}>
      {replay.isLoading && <Skeleton className="h-120" />}
      {replay.isError && <Failed error={replay.error} wasLive={isLive} onRetry={replay.refetch} />}
      {shown && <Fragment key={id}>{renderReplay(shown)}</Fragment>}
      {shown && <Below key={`${id} below`} id={id} replay={shown} />}
    </Page>
  );
}

function Below({ id, replay }: { id: string; replay: Replay }) {
  if (!useUser().isAuthenticated) return <Invitation />;
  const isOver = replay.kind === "power" || !replay.live;
  return isOver && <MetInBattle battleId={id} />;
}

const frameOf = (isLive: boolean, isAuthenticated: boolean) => ({
  title: isLive ? "Live Duel" : undefined,
  back: isAuthenticated ? backFor(isLive) : backToStart,
});

const backFor = (isLive: boolean) =>
  isLive ? { href: "/friends", label: "Friends" } : { href: "/battles", label: "Battles" };
const backToStart = { href: "/", label: "Taleborn" };

type FailedProps = { error: unknown; wasLive: boolean; onRetry: () => void };

function Failed({ error, wasLive, onRetry }: FailedProps) {
  if (isMissing(error) && wasLive)
    return (
      <EmptyState
        Icon={EyeOff}
        title="You can no longer watch this duel"
        way={["/friends", "My Friends"]}
      >
        Your friends’ page shows the duels that you can watch now.
      </EmptyState>
    );
  if (isMissing(error))
    return (
      <EmptyState Icon={SearchX} title="Battle not found" way={["/battles", "All Battles"]}>
        There is no battle behind this link. It may be too old, or a duel that only friends can
        watch until it is over.
      </EmptyState>
    );
  return <FailedState title="This battle did not load" onRetry={onRetry} />;
}

/** For those who came by a link and do not play yet. */
function Invitation() {
  return (
    <div className="mt-10 flex flex-wrap items-center justify-center gap-3 text-center">
      <p className="text-lg font-bold">Want to battle with creatures of your own?</p>
      <ButtonLink href="/signup">Play Now</ButtonLink>
    </div>
  );
}
