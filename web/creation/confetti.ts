const CONFETTI_MS = 5_000;
const BURST_MS = 350;

/** Throws confetti over the canvas for five seconds; the returned function stops it. */
export function throwConfetti(canvas: HTMLCanvasElement | null): () => void {
  if (!canvas || matchMedia("(prefers-reduced-motion: reduce)").matches) return () => undefined;
  const endsAtMs = Date.now() + CONFETTI_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  void import("canvas-confetti").then(({ default: confetti }) => {
    // No worker: the site's content policy allows none that are made from text.
    const cannon = confetti.create(canvas, { resize: true, useWorker: false });
    const burst = () => {
      if (isStopped || Date.now() > endsAtMs) return;
      void cannon({ particleCount: 36, angle: 60, spread: 60, origin: { x: 0, y: 0.7 } });
      void cannon({ particleCount: 36, angle: 120, spread: 60, origin: { x: 1, y: 0.7 } });
      timer = setTimeout(burst, BURST_MS);
    };
    burst();
  });
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
