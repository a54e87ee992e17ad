import { useState } from "react";
import { enterCup, getCup, leaveCup, type CupOnWire } from "#contract/cup.ts";
import { isAskable, sayClosed } from "#web/lib/closed.ts";
import { ownMoment } from "#web/lib/own-time.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { ClosedState } from "#web/shared/family/closed-state.tsx";
import { useClosed } from "#web/shared/family/use-closed.ts";
import { TeamChoice } from "#web/shared/team/team-choice.tsx";
import { timeUntil } from "#web/shared/times.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { cupEntered, cupLeft } from "#web/words/arena.ts";

type NextCupProps = { cup: CupOnWire };

/** When the next cup is, and how a player comes into it. */
export function NextCup({ cup }: NextCupProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { next } = cup;
  const mayChoose = next.isOpen && !isFull(next);
  return (
    <div className="space-y-6">
      <Panel title="The Next Cup">
        <When cup={cup} />
        {mayChoose && (
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              look={next.isIn || cup.latest?.state === "running" ? "ghost" : "gold"}
              aria-expanded={isChoosing}
              onClick={() => setChoosing((was) => !was)}
            >
              {next.isIn ? "Choose Other Cards" : "Choose Your Cards"}
            </Button>
            {next.isIn && <Leave startsAtMs={next.startsAtMs} />}
          </div>
        )}
      </Panel>
      {mayChoose && isChoosing && <Entry onEntered={() => setChoosing(false)} />}
    </div>
  );
}

const isFull = ({ isIn, players, atMost }: CupOnWire["next"]) => !isIn && players >= atMost;

function When({ cup: { next, nowMs } }: NextCupProps) {
  const until = (ms: number) => timeUntil(new Date(ms).toISOString(), nowMs);
  return (
    <>
      <p className="text-lg font-bold">
        <time dateTime={new Date(next.startsAtMs).toISOString()}>{ownMoment(next.startsAtMs)}</time>
        , {until(next.startsAtMs)}
      </p>
      <p className="mt-2">{playersWords(next)}</p>
      <div role="status" className="mt-2">
        {next.isIn && <p className="font-bold text-good">You are in. Be here in time!</p>}
        {isFull(next) && <p>This cup is full. Come back for the next one.</p>}
        {!next.isOpen && (
          <p>
            You can enter {until(next.opensAtMs)}: from {ownMoment(next.opensAtMs)} on.
          </p>
        )}
      </div>
    </>
  );
}

function playersWords({ players, atLeast, atMost }: CupOnWire["next"]): string {
  if (players === 0) return `Be the first to enter! The cup needs at least ${atLeast} players.`;
  const are = players === 1 ? "1 player is in" : `${players} players are in`;
  const missing = players < atLeast ? ` The cup needs at least ${atLeast}.` : "";
  return `${are}, and there is room for ${atMost}.${missing}`;
}

function Leave({ startsAtMs }: { startsAtMs: number }) {
  const leave = useChange(leaveCup, { touches: [getCup], ...cupLeft });
  return (
    <Button look="ghost" {...pressFor(leave, { startsAtMs })}>
      Leave the Cup
    </Button>
  );
}

function Entry({ onEntered }: { onEntered: () => void }) {
  const refusal = useClosed("strangers");
  const [picked, setPicked] = useState<string[]>([]);
  const enter = useChange(enterCup, { touches: [getCup], ...cupEntered, onDone: onEntered });
  if (refusal && isAskable(refusal))
    return <ClosedState capability="strangers" refusal={refusal} />;
  return (
    <div className="space-y-6">
      <p>
        Pick three cards for the whole cup. The first one begins, and no player sees the others
        before they come in.
      </p>
      <TeamChoice
        rule="arena"
        isEven
        hasTalents
        picked={picked}
        onPicked={setPicked}
        action="Enter the Cup"
        pending={enter.isPending}
        onStart={() => {
          if (refusal) sayClosed({ capability: "strangers", refusal });
          else enter.mutate({ playerCards: picked });
        }}
      />
    </div>
  );
}
