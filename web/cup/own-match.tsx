import type { FoughtCupOnWire } from "#contract/cup.ts";
import { counted } from "#web/shared/counted.ts";
import { useCountedTime } from "#web/shared/times.ts";
import { ButtonLink } from "#web/ui/link.tsx";
import { otherOf, ownMatch, placeName, roundName, type CupMatch } from "./rounds.ts";

type OwnMatchProps = { cup: FoughtCupOnWire; answeredMs: number; duelMinutes: number };

/** Where the player stands in the cup, and the way to the duel. */
export const OwnMatch = (props: OwnMatchProps) => (
  <section aria-label="Your cup" className="panel">
    <div role="status" className="space-y-4">
      <Standing {...props} />
    </div>
  </section>
);

function Standing({ cup, ...times }: OwnMatchProps) {
  const place = cup.places.find(({ isYou }) => isYou)?.place;
  if (place !== undefined) return <Out place={place} players={playersIn(cup)} />;
  if (cup.hasLeft) return <p>You gave up. Your next opponent goes on.</p>;
  const own = ownMatch(cup);
  if (!own) return null;
  const other = otherOf(own.match);
  const round = roundName(own.index, cup.rounds.length);
  return (
    <>
      <h2 className="font-display text-2xl wrap-anywhere">
        {other === null ? round : `${round}: you and ${other}`}
      </h2>
      <Next match={own.match} {...times} />
    </>
  );
}

const playersIn = ({ rounds }: FoughtCupOnWire): number =>
  (rounds[0] ?? []).flatMap(({ sides }) => sides).filter((side) => side !== null).length;

function Out({ place, players }: { place: number; players: number }) {
  if (place === 1)
    return (
      <>
        <h2 className="font-display text-3xl text-gold">You won the cup!</h2>
        <p>You are the best of {players} players.</p>
      </>
    );
  return (
    <>
      <h2 className="font-display text-2xl">Your place: {placeName(place)}</h2>
      <p>
        Out of {players} players. {place === 2 ? "What a final!" : "Come back for the next cup!"}
      </p>
    </>
  );
}

type NextProps = Omit<OwnMatchProps, "cup"> & { match: CupMatch };

function Next({ match, answeredMs, duelMinutes }: NextProps) {
  if (match.duelId !== null)
    return (
      <>
        <p>
          Your duel is on. After {counted(duelMinutes, "minute")} it ends, and the team with more
          health left wins.
        </p>
        <ButtonLink size="large" href={`/duel/${match.duelId}`}>
          Go to Your Duel
        </ButtonLink>
      </>
    );
  if (match.beginsAtMs === null)
    return <p>You are through! Your opponent is still playing. Stay here, or come back soon.</p>;
  return <BeginsIn beginsAtMs={match.beginsAtMs} answeredMs={answeredMs} />;
}

function BeginsIn({ beginsAtMs, answeredMs }: { beginsAtMs: number; answeredMs: number }) {
  const leftMs = beginsAtMs - useCountedTime(answeredMs);
  return (
    <>
      <p>Your duel begins in a moment, by itself. Get ready!</p>
      {leftMs > 0 && (
        <p className="font-display text-5xl text-gold tabular-nums" aria-hidden>
          {Math.ceil(leftMs / 1_000)} s
        </p>
      )}
    </>
  );
}
