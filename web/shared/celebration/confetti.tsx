import { useEffect, useRef } from "react";

const CONFETTI_MS = 5_000;
const BURST_MS = 350;

/** The tokens whose colours fall, by the rarity of the card; any other rarity gets every colour. */
const tokens: Record<string, readonly string[]> = {
  rare: ["--foil-rare", "--element-air", "--card-light"],
  epic: ["--foil-epic", "--foil-epic-pink", "--foil-epic-blue"],
  legendary: ["--foil-legendary", "--foil-legendary-pale", "--accent"],
};
const everyColour = ["1", "2", "3", "4", "5"].map((number) => `--rainbow-${number}`);

/** The confetti of a new card, over the whole screen. */
export function Confetti({ rarity }: { rarity: string }) {
  const sky = useRef<HTMLCanvasElement>(null);
  useEffect(() => throwConfetti(sky.current, rarity), [rarity]);
  return (
    <canvas ref={sky} aria-hidden className="pointer-events-none fixed inset-0 z-10 size-full" />
  );
}

/** Throws confetti over the canvas for five seconds; the returned function stops it. */
export function throwConfetti(canvas: HTMLCanvasElement | null, rarity = ""): () => void {
  const mustStandStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (mustStandStill || !canvas?.getContext("2d")) return () => undefined;
  const endsAtMs = Date.now() + CONFETTI_MS;
  let stop: (() => void) | undefined;
  let isStopped = false;

  void import("canvas-confetti").then(({ default: confetti }) => {
    if (isStopped) return;
    // No worker: the site's content policy allows none that are made from text.
    const cannon = confetti.create(canvas, { resize: true, useWorker: false });
    const colors = (tokens[rarity] ?? everyColour).map((token) => hexOf(canvas, token));
    const burst = () => {
      if (Date.now() > endsAtMs) return clearInterval(timer);
      const paper = { particleCount: 36, spread: 60, colors };
      void cannon({ ...paper, angle: 60, origin: { x: 0, y: 0.7 } });
      void cannon({ ...paper, angle: 120, origin: { x: 1, y: 0.7 } });
    };
    const timer = setInterval(burst, BURST_MS);
    burst();
    stop = () => {
      clearInterval(timer);
      cannon.reset();
    };
  });
  return () => {
    isStopped = true;
    stop?.();
  };
}

/** The confetti knows colours as hexadecimal digits only; painting one pixel translates them. */
function hexOf(element: Element, token: string): string {
  const pixel = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
  const brush = pixel.getContext("2d");
  if (!brush) return "";
  brush.fillStyle = getComputedStyle(element).getPropertyValue(token);
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, "0")}`;
}
