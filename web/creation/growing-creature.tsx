import { useEffect } from "react";
import type { CreationOnWire } from "#contract/creation.ts";
import { ElementIcon } from "#web/cards/element-icon.tsx";
import { useAfter } from "#web/lib/use-after.ts";
import { useFocusOnMount } from "#web/lib/use-focus-on-mount.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useStage } from "#web/ui/stage.ts";
import { fetchCelebration } from "./celebration.ts";
import { Mist } from "./mist.tsx";
import { useTyping } from "./use-typing.ts";

/** How long the finished picture is looked at before the celebration begins. */
const LOOK_MS = 2_600;

type GrowingCreatureProps = {
  /** Null for the moment until its first state has come. */
  creation: CreationOnWire | null;
  /** It has been celebrated, and only stays where it was. */
  isOver?: boolean;
  onShown: () => void;
};

/** A creature while it takes shape: its picture clears out of mist, its words type themselves. */
export function GrowingCreature({ creation, isOver = false, onShown }: GrowingCreatureProps) {
  const words = creation?.words ?? {};
  const { name, specialAbility, description, backstory } = words;
  const typing = useTyping([name, specialAbility, description, backstory].map(orUnknown));
  const [shownName, shownAbility, shownDescription, shownStory] = typing.shown;
  const isOnShow = creation?.state === "done" && !isOver;
  // Once everything is on show, the player gets a moment to look at it.
  useAfter(isOnShow && typing.isFinished ? LOOK_MS : null, onShown);
  // No finished mission covers what has just come; before that it may take long.
  useStage(isOnShow);
  useEffect(() => void fetchCelebration().catch(() => undefined), []);
  const section = useFocusOnMount<HTMLElement>();
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="growing"
      className="grid scroll-mt-52 [@media(max-height:44rem)]:scroll-mt-20 grid-cols-1 items-start gap-6 outline-none md:grid-cols-[18rem_1fr] md:gap-8"
    >
      <div className="mx-auto w-3/5 md:w-full">
        <Mist creation={creation} />
      </div>
      <div className="min-h-96">
        <Progress creation={creation} />
        <h3 id="growing" className="mt-2 min-h-14 font-display text-5xl">
          <span className="sr-only">{name ?? "A creature takes shape"}</span>
          <span aria-hidden>{shownName}</span>
        </h3>
        <Kind words={words} />
        <Line label="Special ability" whole={specialAbility} shown={shownAbility} />
        <Line label="What it can do" whole={description} shown={shownDescription} />
        <Line label="Its story" whole={backstory} shown={shownStory} />
        {isOnShow && (
          <Button className="mt-6" onClick={onShown}>
            Show My Card
          </Button>
        )}
      </div>
    </section>
  );
}

const orUnknown = (text: string | undefined): string | null => text ?? null;

function Progress({ creation }: Pick<GrowingCreatureProps, "creation">) {
  const { name, element } = creation?.words ?? {};
  return (
    <p role="status" className="font-bold text-violet">
      {progressText(creation)}
      {creation?.state === "done" && name && (
        <span className="sr-only">
          {" "}
          {name}, {element}.
        </span>
      )}
    </p>
  );
}

function progressText(creation: CreationOnWire | null): string {
  if (creation === null) return "Waking the forge…";
  return {
    writing: "Writing its story…",
    painting: "Painting its picture…",
    done: "Your creature is here!",
  }[creation.state];
}

function Kind({ words: { element, japaneseName } }: { words: CreationOnWire["words"] }) {
  return (
    <p className="flex min-h-8 items-center gap-3 text-muted">
      {element && (
        <span className="inline-flex items-center gap-2 font-bold capitalize">
          <ElementIcon element={element} /> {element}
        </span>
      )}
      {japaneseName && <span lang="ja">{japaneseName}</span>}
    </p>
  );
}

type LineProps = { label: string; whole: string | undefined; shown: string | undefined };

/** Readers get the whole text at once; eyes see it being typed. */
function Line({ label, whole, shown = "" }: LineProps) {
  return (
    <div className="mt-5">
      <h4 className="text-sm font-bold text-muted">{label}</h4>
      {whole === undefined || shown === "" ? (
        <Skeleton className="mt-2 h-5 w-4/5" />
      ) : (
        <p className="text-lg">
          <span className="sr-only">{whole}</span>
          <span aria-hidden>{shown}</span>
        </p>
      )}
    </div>
  );
}
