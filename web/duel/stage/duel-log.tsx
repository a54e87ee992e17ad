import type { DuelView, SeenEvent } from "#game/duel/duel.ts";
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

const turnLine = "mt-[0.5rem] font-display text-[1.1rem] text-gold first:mt-0";

/** Everything that has happened, the newest turn first, every number explained. */
export function DuelLog({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return <p className="text-muted">Nothing has happened yet.</p>;
  return (
    <ol className="grid gap-[0.35rem] text-[0.95rem]/[1.35]" aria-label="What happened">
      {entries.map(({ key, text, why, isTurn }) => (
        <li key={key} className={isTurn ? turnLine : undefined}>
          {text}
          {why !== "" && (
            <small className="block text-[0.85rem] text-muted tabular-nums">{why}</small>
          )}
        </li>
      ))}
    </ol>
  );
}
