import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { emotes, type Emote } from "#game/duel/emotes.ts";
import { emoteTexts } from "#texts/en/duel.ts";
import { useAfter } from "#web/lib/use-after.ts";
import { useRestoredFocus } from "#web/lib/use-restored-focus.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./board.module.css";

const BUBBLE_MS = 4_000;
/** So long one waits between two words. */
const PAUSE_MS = 3_000;

type EmoteBarProps = { otherName: string; onEmote: (emote: Emote) => void };

/** The emotes to choose from. There is no free chat. */
export function EmoteBar({ otherName, onEmote }: EmoteBarProps) {
  const [isOpen, setOpen] = useState(false);
  const [isResting, setResting] = useState(false);
  useAfter(isResting ? PAUSE_MS : null, () => setResting(false));
  const send = (emote: Emote) => {
    setOpen(false);
    setResting(true);
    onEmote(emote);
  };
  const keptFocus = useRestoredFocus<HTMLDivElement>();
  return (
    <div className="relative" {...keptFocus}>
      <Button
        look="ghost"
        size="small"
        aria-expanded={isOpen}
        // Disabled it would lose the focus.
        aria-disabled={isResting || undefined}
        onClick={() => setOpen(!isOpen && !isResting)}
      >
        <MessageCircle size={18} aria-hidden /> Say something
      </Button>
      {isOpen && (
        <ul aria-label={`Words for ${otherName}`} className={styles.emoteList}>
          {emotes.map((emote) => (
            <li key={emote}>
              <button type="button" className={styles.emote} onClick={() => send(emote)}>
                {emoteTexts[emote]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The emote shown at a player's side. `count` rises, so that the same emote twice is shown twice. */
export type ShownEmote = { emote: Emote; count: number } | null;

export function EmoteBubble({ said: emote, intro }: { said: ShownEmote; intro: string }) {
  const [gone, setGone] = useState(0);
  const count = emote?.count ?? 0;
  useAfter(count === 0 ? null : BUBBLE_MS, () => setGone(count), count);
  // The status is always there, so that a screen reader hears what comes into it.
  return (
    <p role="status" className={styles.bubblePlace}>
      {emote && gone !== count && (
        <span key={count} className={styles.bubble}>
          <span className="sr-only">{intro}: </span>
          {emoteTexts[emote.emote]}
        </span>
      )}
    </p>
  );
}
