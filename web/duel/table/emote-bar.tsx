import { MessageCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { emotes, emoteWords, type Emote } from "#game/duel/emotes.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./table.module.css";

const BUBBLE_MS = 4_000;
/** So long one waits between two words. */
const PAUSE_MS = 3_000;

type EmoteBarProps = { otherName: string; onEmote: (emote: Emote) => void };

/** A few friendly words to choose from; nothing else can be said. */
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
  return (
    <div className={styles.emotes}>
      <Button
        look="ghost"
        size="small"
        aria-expanded={isOpen}
        disabled={isResting}
        onClick={() => setOpen(!isOpen)}
      >
        <MessageCircle size={18} aria-hidden /> Say something
      </Button>
      {isOpen && (
        <ul aria-label={`Words for ${otherName}`} className={styles.emoteList}>
          {emotes.map((emote) => (
            <li key={emote}>
              <button type="button" className={styles.emote} onClick={() => send(emote)}>
                {emoteWords[emote]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What somebody has just said; `count` tells two equal words apart. */
export type Said = { emote: Emote; count: number } | null;

export function EmoteBubble({ said, intro }: { said: Said; intro: string }) {
  const [gone, setGone] = useState(0);
  const count = said?.count ?? 0;
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(setGone, BUBBLE_MS, count);
    return () => clearTimeout(timer);
  }, [count]);
  // The status is always there, so that a screen reader hears what comes into it.
  return (
    <p role="status" className={styles.bubblePlace}>
      {said && gone !== count && (
        <span key={count} className={styles.bubble}>
          <span className="sr-only">{intro}: </span>
          {emoteWords[said.emote]}
        </span>
      )}
    </p>
  );
}
