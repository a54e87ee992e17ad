import { useInfiniteQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Play, Swords } from "lucide-react";
import type * as z from "zod/mini";
import { listBattles, type battleSummary } from "#contract/battle.ts";
import { call } from "#web/lib/call.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type Summary = z.output<typeof battleSummary>;

const PAGE = 20;

/** Every battle of the player, newest first, each with its replay. */
export function BattleHistory() {
  const { data, isLoading, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: [listBattles.path, "pages"],
      queryFn: ({ pageParam }) =>
        call(listBattles, { limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1)?.id ?? null)),
    });
  if (isLoading) return <Skeleton className="h-64" />;
  if (isError)
    return <FailedState title="Your battles did not load" onRetry={() => void refetch()} />;

  const battles = data?.pages.flat() ?? [];
  if (battles.length === 0)
    return (
      <EmptyState icon={<Swords aria-hidden />} title="No battles yet">
        Your battles are kept here, so that you can watch them again.
      </EmptyState>
    );
  return (
    <>
      <ul className="space-y-3">
        {battles.map((battle) => (
          <li key={battle.id}>
            <HistoryLine battle={battle} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button look="ghost" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show Older Battles
          </Button>
        </div>
      )}
    </>
  );
}

function HistoryLine({ battle }: { battle: Summary }) {
  const { id, won, opponentName, battleType, playerPower, opponentPower } = battle;
  return (
    <Link
      href={`/battles/${id}`}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-button border border-line bg-surface p-4 hover:border-line-strong"
    >
      <span className={clsx("w-24 font-display text-xl", won ? "text-gold" : "text-muted")}>
        {won ? "Victory" : "Defeat"}
      </span>
      <span className="min-w-40 grow">
        <b>{opponentName}</b>{" "}
        <span className="text-muted">{battleType === "computer" ? "computer" : "online"}</span>
      </span>
      <span className="tabular-nums">
        {playerPower} : {opponentPower}
      </span>
      <time dateTime={battle.createdAt} className="text-sm text-muted">
        {whenWas(new Date(battle.createdAt))}
      </time>
      <span className="flex items-center gap-1.5 font-bold text-violet">
        <Play size={16} aria-hidden /> Replay
      </span>
    </Link>
  );
}

const whenWas = (moment: Date): string =>
  moment.toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });
