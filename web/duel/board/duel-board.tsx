import { Flag, SkipForward } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import type { DuelOnWire } from "#contract/duel.ts";
import type { Choice } from "#game/duel/duel.ts";
import type { Advice } from "#web/duel/practice/guide.ts";
import type { Emote } from "#game/duel/emotes.ts";
import { DuelLog, type LogEntry } from "#web/duel/stage/duel-log.tsx";
import { DuelStage } from "#web/duel/stage/duel-stage.tsx";
import { yourVoice, type Voice } from "#web/duel/stage/story.ts";
import { useTimeline, type Shown } from "#web/duel/stage/use-timeline.ts";
import { useAfter } from "#web/lib/use-after.ts";
import { MuteButton } from "#web/shared/mute-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { StageStrip } from "#web/ui/stage-strip.tsx";
import { useStage } from "#web/ui/stage.ts";
import { ConfirmDialog } from "#web/ui/later/confirm-dialog.tsx";
import { ChoicePanel } from "./choice-panel.tsx";
import { DuelResult } from "./duel-result.tsx";
import { EmoteBar, EmoteBubble, type ShownEmote } from "./emote-bar.tsx";
import { HowItStands } from "./how-it-stands.tsx";
import { promptOf } from "./prompt.ts";
import { inTheArena } from "./standing-words.ts";
import styles from "./board.module.css";
import { TurnClock } from "./turn-clock.tsx";
import { inTurns, useLog } from "./use-log.ts";
import { useKeysSetting } from "./use-keys.ts";

export type BoardProps = {
  duel: DuelOnWire;
  /** One's own choice, also when the server has not answered yet. */
  chosen: Choice | null;
  onChoose: (choice: Choice) => void;
  /** Whether the other player cannot be reached. */
  otherIsAway?: boolean | undefined;
  /** Absent against the computer, which reads no emotes. */
  onEmote?: ((emote: Emote) => void) | undefined;
  /** The last word of each side. */
  emotes?: { own: ShownEmote; other: ShownEmote } | undefined;
  /** Shown above the board, such as that the connection is lost. */
  banner?: ReactNode;
  /** What to do when it is over. */
  again: ReactNode;
  /** What it brought, where that does not stand in the duel itself. */
  rewards?: ReactNode;
  /** What a guide points at, and what it says. */
  advice?: Advice | null | undefined;
};

const quiet = { own: null, other: null };

/** The board of a duel, against the computer or another player. */
export function DuelBoard(props: BoardProps) {
  const { duel, chosen, onChoose, emotes: said = quiet, banner, again, rewards } = props;
  const { step, view, events, otherName, ownName } = duel;
  const frame = useMemo(() => ({ step, view, events }), [step, view, events]);
  const voice = useMemo(() => yourVoice(otherName), [otherName]);
  const shown = useTimeline(frame);
  const log = useLog(frame, voice);
  const isOver = view.phase === "over";
  const isWatched = isOver && !shown.isPlaying;
  useStage(!isWatched);
  return (
    <div className="grid grid-cols-1 gap-4 min-[70rem]:grid-cols-[minmax(0,1fr)_19rem]">
      <div className={styles.board} data-board={isWatched ? undefined : ""}>
        <div className={styles.news}>
          {banner}
          {!isWatched && <StageStrip className="mx-auto" />}
        </div>
        {isWatched && <DuelResult duel={duel} again={again} rewards={rewards} />}
        <DuelStage
          shown={shown}
          voice={voice}
          names={{ own: ownName, other: otherName }}
          middle={!isOver && <Clock duel={duel} chosen={chosen} />}
          bubbles={{
            own: <EmoteBubble said={said.own} intro="You say" />,
            other: <EmoteBubble said={said.other} intro={`${otherName} says`} />,
          }}
        />
        {/* The whole step at once: a screen reader is not kept waiting for what is drawn. */}
        <p role="status" className="sr-only">
          {log[0]?.entries.map(({ text }) => text).join(" ")}
        </p>
        {!isWatched && (
          <div className={styles.acts}>
            <Actions
              {...{ duel, chosen, onChoose, shown, voice }}
              otherIsAway={props.otherIsAway}
              onEmote={props.onEmote}
              advice={props.advice}
            />
          </div>
        )}
      </div>
      {/* What is still being shown on the stage is not given away beside it. */}
      <Log entries={inTurns(log.filter((one) => !shown.isPlaying || one.step < shown.step))} />
    </div>
  );
}

type ActionsProps = Pick<
  BoardProps,
  "duel" | "chosen" | "onChoose" | "onEmote" | "otherIsAway" | "advice"
> & {
  shown: Shown;
  voice: Voice;
};

function Actions(props: ActionsProps) {
  const { duel, chosen, onChoose, onEmote, shown, voice, otherIsAway = false, advice } = props;
  const [hasKeys, setHasKeys] = useKeysSetting();
  const { isPlaying, skip } = shown;
  const { text, blocked } = promptOf(duel, { chosen, isPlaying, otherIsAway, advice });
  // The last turn is shown like any other: nothing moves up before its end.
  const isOver = duel.view.phase === "over";
  // It is long, and heard once in every step.
  const mayChoose = blocked === null && chosen === null;
  const standing = mayChoose ? inTheArena(duel.view, voice) : "";
  return (
    <>
      <Prompt text={text} standing={standing} onSkip={isPlaying ? skip : null} />
      <HowItStands view={duel.view} voice={voice} hasKeys={hasKeys} />
      <ChoicePanel
        view={isOver ? { ...shown.view, phase: "choose" } : shown.view}
        chosen={isPlaying ? null : chosen}
        blocked={blocked}
        hasKeys={hasKeys}
        advised={advice?.choice}
        onChoose={onChoose}
      />
      <div className={styles.tools}>
        {onEmote && <EmoteBar otherName={duel.otherName} onEmote={onEmote} />}
        <label className={styles.keysSetting}>
          <input
            type="checkbox"
            checked={hasKeys}
            onChange={({ target }) => setHasKeys(target.checked)}
          />
          Number keys choose
        </label>
        {!isOver && (
          <Surrender otherName={duel.otherName} onSurrender={() => onChoose("surrender")} />
        )}
      </div>
    </>
  );
}

/** A screen reader knows the page by then. */
const HEARD_AFTER_MS = 500;

type PromptProps = { text: string; standing?: string; onSkip: (() => void) | null };

function Prompt({ text, standing = "", onSkip }: PromptProps) {
  // What is there when a page opens is not read out; what comes into it is.
  const [isOpen, setOpen] = useState(false);
  useAfter(HEARD_AFTER_MS, () => setOpen(true));
  return (
    <div className={styles.prompt}>
      <p role="status" className="grow">
        {text}
        {isOpen && standing !== "" && <span className="sr-only"> {standing}</span>}
      </p>
      {onSkip && (
        <Button look="ghost" size="small" onClick={onSkip}>
          <SkipForward size={18} aria-hidden /> Skip
        </Button>
      )}
      <MuteButton />
    </div>
  );
}

function Log({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <section aria-labelledby="log" className={styles.aside}>
      <h2 id="log" className="font-display text-xl">
        What happened
      </h2>
      {/* It scrolls, so that the keyboard must get to it. */}
      <div className={styles.logFrame} tabIndex={0} role="group" aria-labelledby="log">
        <DuelLog entries={entries} />
      </div>
    </section>
  );
}

function Clock({ duel, chosen }: Pick<BoardProps, "duel" | "chosen">) {
  const { view, clock, kind, otherName } = duel;
  if (kind === "practice") return null;
  const isMine = view.ownMustChoose && chosen === null;
  if (!isMine && !view.otherMustChoose) return null;
  return (
    <TurnClock clock={clock} whose={isMine ? "own" : "other"} name={isMine ? "you" : otherName} />
  );
}

function Surrender({ otherName, onSurrender }: { otherName: string; onSurrender: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="ghost" size="small" onClick={() => setAsking(true)}>
        <Flag size={18} aria-hidden /> Give Up
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Give up this duel?"
          description={`${otherName} wins then. Nothing happens to your cards.`}
          confirmLabel="Give Up"
          cancelLabel="Keep Playing"
          look="danger"
          onConfirm={() => {
            setAsking(false);
            onSurrender();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
