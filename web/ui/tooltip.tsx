import { useEffect, useId, useRef, useState, type PointerEvent, type ReactNode } from "react";

const DELAY_MS = 700;
/** So soon after one tooltip has gone, the next is shown at once. */
const SKIP_DELAY_MS = 300;

let lastHiddenAtMs = -Infinity;

/**
 * Words that help but are not needed: touch screens never show them. Our own, because a library's
 * weighs more than every page that it would stand on.
 */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setShown] = useState(false);
  const show = ({ pointerType }: PointerEvent) => {
    if (pointerType === "touch") return;
    const isNext = performance.now() - lastHiddenAtMs < SKIP_DELAY_MS;
    timer.current = setTimeout(() => setShown(true), isNext ? 0 : DELAY_MS);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown) return;
    const hideOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && setShown(false);
    addEventListener("keydown", hideOnEscape);
    return () => {
      lastHiddenAtMs = performance.now();
      removeEventListener("keydown", hideOnEscape);
    };
  }, [isShown]);
  return (
    <span
      className="relative inline-flex"
      aria-describedby={isShown ? id : undefined}
      onPointerEnter={show}
      onPointerLeave={hide}
    >
      {children}
      {isShown && (
        // The gap belongs to it, so that the pointer can go over to the words without losing them.
        <span className="absolute bottom-full left-0 z-60 w-max max-w-64 pb-1.5">
          <span
            id={id}
            role="tooltip"
            className="block rounded-field border border-line bg-surface px-3 py-2 text-sm text-ink shadow-float motion-safe:animate-appear"
          >
            {text}
          </span>
        </span>
      )}
    </span>
  );
}
