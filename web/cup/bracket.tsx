import { clsx } from "clsx";
import { Check } from "lucide-react";
import type { FoughtCupOnWire } from "#contract/cup.ts";
import { TextLink } from "#web/ui/link.tsx";
import { currentRound, roundName, type CupMatch } from "./rounds.ts";

/** Round by round, the one that is played standing open. */
export function Bracket({ cup }: { cup: FoughtCupOnWire }) {
  const current = currentRound(cup);
  return (
    <div className="space-y-3">
      {cup.rounds.map((round, index) => {
        const name = roundName(index, cup.rounds.length);
        return (
          // Another round that is played opens by itself.
          <details key={`${name} ${current}`} open={index === current}>
            <summary className="min-h-11 cursor-pointer rounded-field py-2 font-display text-xl">
              {name}
            </summary>
            <ul aria-label={name} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {round.map((match, spot) => (
                <li
                  key={`${name} ${spot}`}
                  className={clsx(
                    "rounded-button border bg-surface p-3",
                    isOwn(match) ? "border-accent" : "border-line",
                  )}
                >
                  <Match match={match} />
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}

const isOwn = ({ sides }: CupMatch) => sides.some((side) => side?.isYou);

function Match({ match }: { match: CupMatch }) {
  const { sides, winner, duelId, decidedBy } = match;
  return (
    <>
      {[0, 1].map((side) => (
        <p
          key={side}
          className={clsx(
            "flex items-center gap-2 wrap-anywhere",
            winner === side && "font-bold text-gold",
            winner !== null && winner !== side && "text-muted",
          )}
        >
          <span className="min-w-0">
            {sides[side] ? sides[side].name : <Missing isBye={decidedBy === "bye"} />}
            {sides[side]?.isYou && " (you)"}
          </span>
          {winner === side && (
            <>
              <Check size={18} aria-hidden className="flex-none" />
              <span className="sr-only">won</span>
            </>
          )}
        </p>
      ))}
      <p className="mt-1 text-sm text-muted">
        {duelId !== null && winner !== null ? (
          <TextLink href={`/replay/${duelId}`}>
            {decidedBy === "draw" ? "A draw, decided by dice" : "Watch the replay"}
          </TextLink>
        ) : (
          wordsOf(match)
        )}
      </p>
    </>
  );
}

const Missing = ({ isBye }: { isBye: boolean }) => (
  <span className="text-muted">{isBye ? "No opponent" : "Not known yet"}</span>
);

function wordsOf({ decidedBy, duelId, beginsAtMs }: CupMatch): string {
  if (decidedBy === "bye") return "Through without a duel";
  if (decidedBy === "forfeit") return "One of the two could not play";
  if (duelId !== null) return "They are dueling now";
  return beginsAtMs === null ? "Comes later" : "Begins in a moment";
}
