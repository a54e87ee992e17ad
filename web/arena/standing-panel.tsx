import type { ArenaOnWire } from "#contract/arena.ts";
import { leagueTable, leagues } from "#game/arena/leagues.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Progress } from "#web/ui/progress.tsx";
import styles from "./arena.module.css";
import { LeagueEmblem } from "./league-emblem.tsx";

type Standing = ArenaOnWire["standing"];

/** Where the player stands: league, rating, rank and record. */
export function StandingPanel({ standing }: { standing: Standing }) {
  const { league, rating, provisional, rank, won, lost, drawn } = standing;
  return (
    <section aria-label="Your standing" className={`panel hero-fill ${styles.standing}`}>
      <LeagueEmblem league={league} size={112} />
      <div className={styles.place}>
        <h2 className="font-display text-3xl">{leagueTable[league].name}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-3">
          <span className="font-display text-5xl text-gold">{rating}</span>
          {provisional && <Badge tone="warn">Provisional</Badge>}
          {rank !== null && <Badge tone="gold">Rank {rank}</Badge>}
        </p>
        <NextLeague league={league} rating={rating} />
      </div>
      <dl className={styles.record}>
        <Count name="Won" value={won} />
        <Count name="Lost" value={lost} />
        <Count name="Drawn" value={drawn} />
      </dl>
      {provisional && (
        <p className="w-full text-muted">
          Your rating still moves in big steps. A few more duels, and you are on the leaderboard.
        </p>
      )}
    </section>
  );
}

function NextLeague({ league, rating }: Pick<Standing, "league" | "rating">) {
  const next = leagues[leagues.indexOf(league) + 1];
  if (next === undefined) return <p className="mt-1">There is no higher league than this.</p>;
  const { name, from } = leagueTable[next];
  const start = league === "sprout" ? from - 300 : leagueTable[league].from;
  return (
    <div className="mt-3 max-w-xs space-y-1">
      <Progress
        label={`On the way to the ${name}`}
        value={Math.max(0, rating - start)}
        max={from - start}
      />
      <p className="text-sm text-muted">
        {name} from {from}
      </p>
    </div>
  );
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-display text-3xl">{value}</dd>
    </div>
  );
}
