import { clsx } from "clsx";
import { setStrip } from "./stage.ts";

const take = (strip: HTMLElement | null) => {
  setStrip(strip);
  return () => setStrip(null);
};

/** Where toasts appear inside what is on stage, beside all the rest. */
export const StageStrip = ({ className }: { className?: string }) => (
  <div ref={take} className={clsx("w-full max-w-lg text-left empty:hidden", className)} />
);
