import { useEffect, useRef, type FocusEvent } from "react";

/**
 * For a list whose buttons come and go: when the focused button disappears, the focus moves to the
 * first button instead of the top of the page. Spread the returned props on the list.
 */
export function useRestoredFocus<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const isInside = useRef(false);
  useEffect(() => {
    const isLost = isInside.current && document.activeElement === document.body;
    if (isLost) list.current?.querySelector("button")?.focus({ preventScroll: true });
  });
  return {
    ref: list,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      // A button that is removed from the page is blurred as well, which must not count.
      queueMicrotask(() => {
        if (target.isConnected) isInside.current = false;
      });
    },
  };
}
