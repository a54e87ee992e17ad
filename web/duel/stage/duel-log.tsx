import type { DuelView, SeenEvent } from "#game/duel/duel.ts";
import styles from "./log.module.css";
import { narrate, type Narration, type Voice } from "./story.ts";
import { timelineOf } from "./timeline.ts";

export type LogEntry = { key: string; turn: number; isTurn: boolean } & Narration;

/** What happened in one step, in words; `before` is the view before it. */
export function entriesOf(
  step: number,
  { before, events, view }: { before: DuelView; events: readonly SeenEvent[]; view: DuelView },
  voice: Voice,
): LogEntry[] {
  return timelineOf(before, events, view).map((beat, index) => ({
    key: `${step} ${index}`,
    turn: beat.view.turn,
    isTurn: beat.event.kind === "turn",
    ...narrate(beat.event, beat.view, voice),
  }));
}

/** Everything that has happened, the newest turn first, every number explained. */
export function DuelLog({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return <p className="text-muted">Nothing has happened yet.</p>;
  return (
    <ol className={styles.log} aria-label="What happened">
      {entries.map(({ key, text, why, isTurn }) => (
        <li key={key} data-turn={isTurn || undefined}>
          {text}
          {why !== "" && <small>{why}</small>}
        </li>
      ))}
    </ol>
  );
}
