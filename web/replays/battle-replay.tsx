import { SearchX } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useParams } from "wouter";
import type * as z from "zod/mini";
import { getReplay } from "#contract/replays.ts";
import { CallError } from "#web/lib/call.ts";
import { Page } from "#web/ui/page.tsx";
import { useAnswer } from "#web/lib/query.ts";
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

/** A battle to watch, open to everybody who has its link. */
export function BattleReplay({ renderReplay }: BattleReplayProps) {
  const { id = "" } = useParams<{ id: string }>();
  const { isAuthenticated } = useUser();
  const replay = useAnswer(getReplay, { id });
  return (
    <Page back={isAuthenticated ? backToBattles : backToStart}>
      {replay.isLoading && <Skeleton className="h-120" />}
      {replay.isError && <Failed error={replay.error} onRetry={replay.refetch} />}
      {replay.data && <Fragment key={id}>{renderReplay(replay.data)}</Fragment>}
      {replay.data && <Below key={`${id} below`} id={id} replay={replay.data} />}
    </Page>
  );
}

function Below({ id, replay }: { id: string; replay: Replay }) {
  if (!useUser().isAuthenticated) return <Invitation />;
  const isOver = replay.kind === "power" || !replay.live;
  return isOver && <MetInBattle battleId={id} />;
}

const backToBattles = { href: "/battles", label: "Battles" };
const backToStart = { href: "/", label: "Taleborn" };

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof CallError && error.status === 404)
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title="Battle not found"
        action={<ButtonLink href="/battles">All Battles</ButtonLink>}
      >
        There is no battle behind this link. It may be too old.
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
