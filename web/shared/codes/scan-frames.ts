/** A phone stays cool and the picture smooth. */
const SCANS_PER_SECOND = 25;
const GIVE_UP_AFTER_MS = 10_000;

type Scan = {
  /** Reads the present picture; null when there is no code in it. */
  look: () => string | null;
  onFound: (text: string) => void;
  /** Nothing was found for too long. */
  onNothing: () => void;
};

/** Looks again and again until a code is found, or for ten seconds. Stops when asked to. */
export function scanFrames({ look, onFound, onNothing }: Scan): () => void {
  const begun = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    const lookedAt = performance.now();
    if (lookedAt - begun >= GIVE_UP_AFTER_MS) return onNothing();
    const text = look();
    if (text !== null) return onFound(text);
    const took = performance.now() - lookedAt;
    timer = setTimeout(next, Math.max(0, 1_000 / SCANS_PER_SECOND - took));
  };
  next();
  return () => clearTimeout(timer);
}
