import { Trophy } from "lucide-react";
import { getLeaderboard } from "#contract/arena.ts";
import { useAnswer } from "#web/lib/query.ts";
import { EmptyState, Unanswered } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import styles from "./arena.module.css";
import { LeagueEmblem } from "./league-emblem.tsx";

/** Ratings change while one looks. */
const ASK_EVERY_MS = 60_000;

export function Leaderboard() {
  const best = useAnswer(getLeaderboard, {}, { everyMs: ASK_EVERY_MS });
  if (!best.data)
    return <Unanswered query={best} title="The leaderboard did not load" size="h-64" />;
  if (best.data.length === 0)
    return (
      <EmptyState Icon={Trophy} title="Nobody is ranked yet">
        Whoever has played enough rated duels is listed here.
      </EmptyState>
    );
  return (
    <Panel>
      <table className={styles.table}>
        <caption className="sr-only">The best players of the Fair Arena</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Player</th>
            <td>Rating</td>
            <td>Won</td>
            <td>Lost</td>
          </tr>
        </thead>
        <tbody>
          {best.data.map(({ rank, name, rating, league, won, lost, isYou }) => (
            <tr key={`${rank} ${name}`} data-you={isYou || undefined}>
              <td className="text-left font-display text-xl">{rank}</td>
              <th scope="row">
                <span className={styles.player}>
                  <LeagueEmblem league={league} size={28} />
                  <span className="min-w-0 wrap-anywhere">
                    {name}
                    {isYou && " (you)"}
                  </span>
                </span>
              </th>
              <td>{rating}</td>
              <td>{won}</td>
              <td>{lost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
