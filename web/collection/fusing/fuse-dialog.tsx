import { useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useEffect, useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { fuseCards } from "#contract/collection.ts";
import { finishNames, nextFinish } from "#game/cards/finishes.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { collectionReads } from "#web/collection/api.ts";
import { invalidate, useChange } from "#web/lib/query.ts";
import { play } from "#web/lib/sound/play.ts";
import { TurningCard } from "#web/shared/celebration/turning-card.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { notFused } from "#web/words/collection.ts";
import type { Three } from "./equal-copies.ts";

type FuseDialogProps = {
  three: Three;
  /** With the fused card, when it came to that. */
  onClose: (fused?: OwnedCardOnWire | null) => void;
};

/** Three equal cards and the one that they become; then that one turns over. */
export function FuseDialog({ three, onClose }: FuseDialogProps) {
  const [kept, setKept] = useState(three[0]);
  const [fused, setFused] = useState<OwnedCardOnWire | null>(null);
  const client = useQueryClient();
  const { mutate, isPending } = useChange(fuseCards, {
    refusedToast: notFused,
    // The card turns over at once, however many cards the browser loads again behind it.
    onDone: ({ card }) => {
      setFused(card);
      play("fuse");
      void invalidate(client, ...collectionReads);
    },
  });
  if (fused) return <Fused fused={fused} onClose={() => onClose(fused)} />;
  const [first, second] = three.filter((copy) => copy !== kept);
  const { card } = kept;
  const finish = finishNames[nextFinish(card.finish) ?? card.finish];
  const start = () =>
    first && second && mutate({ keptId: kept.id, otherIds: [first.id, second.id] });
  return (
    <Dialog
      title={`Fuse into ${finish}`}
      description={`Three cards of ${card.name} become one with the finish ${finish}. Its numbers stay the same.`}
      closable={!isPending}
      onClose={() => onClose()}
    >
      <fieldset className="mt-4" disabled={isPending}>
        <legend className="font-bold">Which one do you keep?</legend>
        <div className="mt-2 grid grid-cols-3 gap-2 sm:gap-4">
          {three.map((copy) => (
            <Choice key={copy.id} {...{ copy }} isKept={copy === kept} onKeep={setKept} />
          ))}
        </div>
      </fieldset>
      <p className="mt-4">
        It keeps its level. <b>The other two leave your collection for ever.</b>
        {three.some(({ location }) => location === "deck") &&
          " One of the three is in your deck, so the new one will be there, too."}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button look="ghost" disabled={isPending} onClick={() => onClose()}>
          Cancel
        </Button>
        <Button pending={isPending} onClick={start}>
          Fuse
        </Button>
      </div>
    </Dialog>
  );
}

type ChoiceProps = {
  copy: OwnedCardOnWire;
  isKept: boolean;
  onKeep: (copy: OwnedCardOnWire) => void;
};

function Choice({ copy, isKept, onKeep }: ChoiceProps) {
  const { card, level, experience, location } = copy;
  return (
    <label className="flex cursor-pointer flex-col gap-1 text-center text-sm">
      <span aria-hidden className={clsx("block", !isKept && "opacity-60")}>
        <TradingCard card={card} level={level} size="fill" flip="none" eager />
      </span>
      <span className="flex min-h-11 flex-wrap items-center justify-center gap-x-2 font-bold">
        <input
          type="radio"
          name="kept"
          checked={isKept}
          onChange={() => onKeep(copy)}
          className="size-5 accent-(--brand)"
        />
        Level {level}
      </span>
      <span className="text-muted">
        {experience} XP, {location}
      </span>
    </label>
  );
}

type FusedProps = { fused: OwnedCardOnWire; onClose: () => void };

function Fused({ fused, onClose }: FusedProps) {
  const [isTurned, setTurned] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTurned(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const { card } = fused;
  return (
    <Dialog title={`${card.name} is ${finishNames[card.finish]} now`} onClose={onClose}>
      <div className="relative mx-auto my-5 aspect-5/7 w-56 max-w-full">
        <TurningCard card={card} isTurned={isTurned} isGrand onPress={() => setTurned(true)} />
      </div>
      <div className="flex justify-end">
        <Button autoFocus onClick={onClose}>
          Wonderful
        </Button>
      </div>
    </Dialog>
  );
}
