import { SearchX, WifiOff } from "lucide-react";
import { useLocation } from "wouter";
import type { DuelOnWire } from "#contract/duel.ts";
import type { Choice } from "#game/duel/duel.ts";
import { isMissing } from "#web/lib/query.ts";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { lazily, Nothing } from "#web/ui/later/lazily.tsx";
import { Rematch } from "#web/shared/rematch/rematch.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { DuelBoard } from "./board/duel-board.tsx";
import { useLiveDuel } from "./use-live-duel.ts";

// Comes with the result.
const AddFriend = lazily(() => import("#web/shared/friends/add-friend.tsx"), "AddFriend", {
  otherwise: Nothing,
});

/** A duel against another player, or in the arena against the computer. */
export function ServerDuel({ id }: { id: string }) {
  const liveDuel = useLiveDuel(id);
  const { duel, isLoading, error, retry, isReached, chosen, said, choose, say } = liveDuel;
  if (isLoading) return <Skeleton className="h-120" />;
  if (!duel) return <Missing error={error} onRetry={retry} />;
  const isRunning = duel.view.phase !== "over";
  return (
    <DuelBoard
      key={id}
      duel={duel}
      chosen={chosen}
      onChoose={choose}
      otherIsAway={liveDuel.otherIsAway}
      onEmote={duel.otherKind === "player" ? say : undefined}
      emotes={said}
      banner={
        <div role="status">
          {!isReached && isRunning && <Lost words={lostWords(chosen, liveDuel.isUnsent)} />}
        </div>
      }
      again={
        <>
          <NextDuel duel={duel} />
          {duel.otherKind === "player" && <AddFriend battleId={id} />}
        </>
      }
    />
  );
}

function NextDuel({ duel: { id, kind } }: { duel: DuelOnWire }) {
  if (kind === "cup") return <ButtonLink href="/cup">Back to the Cup</ButtonLink>;
  return kind === "arena" ? (
    <ButtonLink href="/arena">Next Duel</ButtonLink>
  ) : (
    <DuelAgain id={id} />
  );
}

/** With the same friend, or with another one. */
function DuelAgain({ id }: { id: string }) {
  const [, navigate] = useLocation();
  return (
    <>
      <Rematch
        battleId={id}
        onBegun={({ duelId }) => duelId !== null && navigate(`/duel/${duelId}`)}
      />
      <ButtonLink look="ghost" href="/local-battle">
        Another Duel
      </ButtonLink>
    </>
  );
}

const Lost = ({ words }: { words: string }) => (
  <p className="flex items-center gap-3 rounded-button border-2 border-warn bg-surface px-4 py-[0.7rem] font-extrabold">
    <WifiOff size={22} aria-hidden className="text-warn" />
    Connection lost. {words}
  </p>
);

function lostWords(chosen: Choice | null, isUnsent: boolean): string {
  if (chosen === null) return "Your clock is running; we are trying again …";
  return isUnsent
    ? "Your choice is sent as soon as it is back …"
    : "Your choice has arrived; we are trying again …";
}

function Missing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isMissing(error))
    return (
      <EmptyState Icon={SearchX} title="Duel not found" way={["/battles", "All Battles"]}>
        Only those who play a duel sit at its table.
      </EmptyState>
    );
  return <FailedState title="This duel did not load" onRetry={onRetry} />;
}
