import { Swords } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import {
  getRematch,
  askForRematch,
  withdrawRematch,
  type RematchOnWire,
} from "#contract/rematches.ts";
import { call } from "#web/lib/call.ts";
import { useLive } from "#web/lib/live.ts";
import { useChange } from "#web/lib/query.ts";
import { useAfter } from "#web/lib/use-after.ts";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/progress.tsx";
import { useStage } from "#web/ui/stage.ts";
import { rematchFailed } from "#web/words/rooms.ts";

type RematchProps = {
  battleId: string;
  /** Goes to what has begun. */
  onBegun: (begun: RematchOnWire) => void;
};

/** One button for both: when the other has pressed it, too, the next battle begins. */
export function Rematch({ battleId, onBegun }: RematchProps) {
  const { rematch, isPending, press } = useRematch(battleId, onBegun);
  if (!rematch) return null;
  const { state, otherName } = rematch;
  const isAsked = state === "asked";
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <p role="status" className="flex items-center gap-3 font-bold empty:hidden">
        {isAsked && <Spinner size={20} />}
        {words[state](otherName)}
      </p>
      {!isAsked && (
        <Button pending={isPending} onClick={press}>
          <Swords size={20} aria-hidden /> {state === "begun" ? "To the Rematch" : "Rematch"}
        </Button>
      )}
    </div>
  );
}

function useRematch(battleId: string, onBegun: RematchProps["onBegun"]) {
  const { data, refetch } = useLive(getRematch, { battleId }, "rematches", { until: hasBegun });
  const state = data?.state;
  const isAsked = state === "asked";
  const hasLeft = useLeaving(() => isAsked && withdraw(battleId));
  const ask = useChange(askForRematch, {
    touches: [getRematch],
    refusedToast: rematchFailed,
    onDone: () => hasLeft.current && withdraw(battleId),
  });
  const [isIn, setIn] = useState(false);
  // A page that is loaded again goes on waiting.
  if (isAsked && !isIn) setIn(true);
  const isLeaving = isIn && state === "begun";

  const follow = useEffectEvent(() => data && onBegun(data));
  useEffect(() => {
    if (isLeaving) follow();
  }, [isLeaving]);
  // The server sends no message when a request runs out, so this browser reads again then.
  useAfter(openForMs(data), refetch);
  // What has begun may be over at once, and its result must not be in the bar before it was watched.
  useStage(isAsked || ask.isPending || isLeaving);
  return {
    rematch: data,
    isPending: ask.isPending,
    press: () => {
      setIn(true);
      if (state !== "begun") ask.mutate({ battleId });
    },
  };
}

/** Null: there is no request. */
const openForMs = (rematch: RematchOnWire | undefined): number | null =>
  rematch?.state === "asked" || rematch?.state === "wanted" ? rematch.waitsMs + 100 : null;

const hasBegun = ({ state }: RematchOnWire) => state === "begun";

const words: Record<RematchOnWire["state"], (name: string) => string> = {
  none: () => "",
  asked: (name) => `Waiting for ${name} to press Rematch, too …`,
  wanted: (name) => `${name} wants a rematch!`,
  unanswered: (name) => `${name} did not answer. Perhaps they have left.`,
  begun: () => "",
};

/** Leaving the page takes the request back: a battle against an absent player must not begin. */
function useLeaving(onLeave: () => unknown): RefObject<boolean> {
  const hasLeft = useRef(false);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      leave();
    };
  }, []);
  return hasLeft;
}

/** What cannot be taken back is over in a minute. */
const withdraw = (battleId: string): void =>
  void call(withdrawRematch, { battleId }).catch((error: unknown) => console.info(error));
