import { useCallback, useEffect, useRef, useState } from "react";

const STEP_MS = 4_000;

type State = { index: number; isAuto: boolean; isPaused: boolean };

/**
 * Which step is on show. On Auto the last one is followed by the first. Moving by hand ends
 * Auto; Pause also stops the picture that is moving.
 */
export function useSteps(count: number) {
  const [state, setState] = useState<State>({ index: 0, isAuto: false, isPaused: false });
  const section = useRef<HTMLElement>(null);
  const { index, isAuto, isPaused } = state;
  const keepFocus = useFocusKeeper(section);

  const moveBy = useCallback(
    (by: number) => {
      keepFocus();
      setState((now) => {
        const next = Math.min(count - 1, Math.max(0, now.index + by));
        return { index: next, isAuto: false, isPaused: false };
      });
    },
    [count, keepFocus],
  );

  useEffect(() => {
    if (!isAuto) return;
    const timer = setInterval(() => {
      keepFocus();
      setState((now) => ({ ...now, index: (now.index + 1) % count }));
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isAuto, count, keepFocus]);

  useArrowKeys(section, moveBy);
  const toggleAuto = () => setState({ index, isAuto: !isAuto, isPaused: isAuto });
  return { index, isAuto, isPaused, section, moveBy, toggleAuto };
}

type Section = React.RefObject<HTMLElement | null>;

/** A button may be gone or grey after a step; then the one that leads onward has the focus. */
function useFocusKeeper(section: Section) {
  const hadFocus = useRef(false);
  useEffect(() => {
    const isLost = hadFocus.current && !section.current?.querySelector(":focus:enabled, a:focus");
    hadFocus.current = false;
    if (isLost) section.current?.querySelector<HTMLElement>("[data-onward]")?.focus();
  });
  return useCallback(() => {
    hadFocus.current = section.current?.contains(document.activeElement) ?? false;
  }, [section]);
}

const directions: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The arrow keys turn the steps, unless they are needed for something else on the page. */
function useArrowKeys(section: Section, moveBy: (by: number) => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = directions[event.key];
      const { target } = event;
      const isOurs =
        target instanceof Element &&
        (target.matches("body, main") || section.current?.contains(target));
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (by !== undefined && isOurs && isPlain) moveBy(by);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [section, moveBy]);
}
