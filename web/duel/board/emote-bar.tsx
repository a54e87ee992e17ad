import { MessageCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { emotes, type Emote } from "#game/duel/emotes.ts";
import { emoteTexts } from "#texts/en/duel.ts";
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
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(setResting, PAUSE_MS, false);
    return () => clearTimeout(timer);
  }, [isResting]);
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
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(setGone, BUBBLE_MS, count);
    return () => clearTimeout(timer);
  }, [count]);
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
