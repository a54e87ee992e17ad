import { useEffect, useRef, type FocusEvent } from "react";

/**
 * For a list whose buttons come and go: whoever stood on one that has gone stands on the first
 * one, and not at the top of the page. Give what is returned to the list.
 */
export function useKeptFocus<List extends HTMLElement>() {
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
      // A button that has been taken away loses the focus, too, but nobody has moved it.
      queueMicrotask(() => {
        if (target.isConnected) isInside.current = false;
      });
    },
  };
}
