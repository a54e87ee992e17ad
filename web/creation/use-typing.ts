import { useEffect, useState } from "react";

const CHARACTERS_PER_SECOND = 80;
const TICK_MS = 40;

export type Typing = {
  /** The beginning of each text that has been typed so far. */
  shown: string[];
  isFinished: boolean;
};

/**
 * Types texts one after the other, as if they were being written just now. Texts may become
 * known while earlier ones are still being typed; an unknown one is null and holds up the rest.
 */
export function useTyping(texts: readonly (string | null)[]): Typing {
  const [count, setCount] = useState(0);
  const gap = texts.indexOf(null);
  const known = (gap === -1 ? texts : texts.slice(0, gap)) as readonly string[];
  const available = known.reduce((sum, text) => sum + text.length, 0);
  const isBehind = count < available;

  useEffect(() => {
    if (!isBehind) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const step = isStill ? Infinity : (CHARACTERS_PER_SECOND * TICK_MS) / 1000;
    const timer = setInterval(() => {
      setCount((before) => Math.min(before + step, available));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isBehind, available]);

  return { shown: typed(texts, count), isFinished: gap === -1 && !isBehind };
}

function typed(texts: readonly (string | null)[], count: number): string[] {
  let left = Math.floor(count);
  return texts.map((text) => {
    const part = (text ?? "").slice(0, left);
    left = Math.max(0, left - (text ?? "").length);
    return part;
  });
}
