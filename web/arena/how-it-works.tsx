import { leagues, leagueTable } from "#game/arena/leagues.ts";
import { Panel } from "#web/ui/panel.tsx";
import styles from "./arena.module.css";
import { LeagueEmblem } from "./league-emblem.tsx";

/** The rules of the Fair Arena in a few sentences. */
export function HowItWorks() {
  return (
    <div className="space-y-6">
      <Panel title="Why is it fair?">
        <ul className="list-disc space-y-1 pl-5">
          <li>
            Every card gets the same strength as every other card of its element. Neither money nor
            luck with cards decides anything: what counts is your choice of three, and how you play.
          </li>
          <li>You meet players of about your rating. The longer you wait, the wider the search.</li>
          <li>
            After each duel the winner's rating rises and the loser's falls. Beating somebody
            stronger counts for more.
          </li>
          <li>
            If nobody is there, a computer opponent steps in. It says that it is one, and neither
            your rating nor your record changes.
          </li>
          <li>The same two players have at most 3 rated duels a day.</li>
        </ul>
      </Panel>
      <Panel title="The leagues">
        <ul className={styles.leagues}>
          {leagues.map((league) => (
            <li key={league}>
              <LeagueEmblem league={league} size={72} />
              <b>{leagueTable[league].name}</b>
              <span className="text-muted">from {leagueTable[league].from}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
