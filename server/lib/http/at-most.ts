/** Counts in windows of so many milliseconds; true while there were no more in this one. */
export function atMost(count: number, everyMs: number): () => boolean {
  let window = -1;
  let counted = 0;
  return () => {
    const now = Math.floor(performance.now() / everyMs);
    counted = now === window ? counted + 1 : 1;
    window = now;
    return counted <= count;
  };
}
