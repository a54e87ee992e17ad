import { clsx } from "clsx";
import { Play, Swords } from "lucide-react";
import { listBattles, type BattleSummary, type BattleType } from "#contract/battle.ts";
import { wholePower } from "#game/lib/tenths.ts";
import { momentOf } from "#web/lib/own-time.ts";
import { usePages } from "#web/lib/use-pages.ts";
import { EmptyState, Unanswered } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

const PAGE = 20;

/** Every battle of the player, newest first, each with its replay. */
export function BattleHistory() {
  const battles = usePages(listBattles, { limit: PAGE }, { size: PAGE });
  if (!battles.data)
    return <Unanswered query={battles} title="Your battles did not load" size="h-64" />;
  if (!battles.data?.length)
    return (
      <EmptyState Icon={Swords} title="No battles yet">
        Your battles are kept here, so that you can watch them again.
      </EmptyState>
    );
  return (
    <>
      <ul className="@container space-y-3">
        {battles.data.map((battle) => (
          <li key={battle.id}>
            <HistoryLine battle={battle} />
          </li>
        ))}
      </ul>
      <ShowMore query={battles} label="Show Older Battles" />
    </>
  );
}

const kinds: Record<BattleType, string> = {
  computer: "computer",
  online: "online",
  "face-to-face": "face to face",
  room: "local room",
  arena: "Fair Arena",
  cup: "Weekend Cup",
};

const kindOf = ({ battleType, opponentKind }: BattleSummary): string =>
  opponentKind === "computer" && battleType !== "computer"
    ? `${kinds[battleType]}, computer`
    : kinds[battleType];

function HistoryLine({ battle }: { battle: BattleSummary }) {
  const { id, won, opponentName, playerPower, opponentPower } = battle;
  return (
    <Link
      href={`/replay/${id}`}
      className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 rounded-button border border-line bg-surface p-4 hover:border-line-strong @max-[15rem]:flex @max-[15rem]:flex-col @max-[15rem]:items-start sm:grid-cols-[6rem_1fr_9rem_12rem_auto]"
    >
      <span className={clsx("font-display text-xl", won ? "text-gold" : "text-muted")}>
        {won === null ? "Draw" : won ? "Victory" : "Defeat"}
      </span>
      <span className="row-start-2 wrap-anywhere sm:row-start-auto">
        <b>{opponentName}</b> <span className="text-muted">{kindOf(battle)}</span>
      </span>
      <span className="row-start-2 text-right tabular-nums sm:row-start-auto sm:text-left">
        {playerPower === null || opponentPower === null
          ? "Duel"
          : `${wholePower(playerPower)} : ${wholePower(opponentPower)}`}
      </span>
      <time
        dateTime={battle.createdAt}
        className="row-start-3 text-sm text-muted sm:row-start-auto"
      >
        {momentOf(battle.createdAt)}
      </time>
      <span className="flex items-center justify-end gap-1.5 font-bold text-violet">
        <Play size={16} aria-hidden /> Replay
      </span>
    </Link>
  );
}
