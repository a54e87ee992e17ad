import { useEffect, useRef } from "react";

/**
 * For a part that takes the place of another: it brings itself into view and takes the focus, which
 * would otherwise be lost with what has gone. Give the element `tabIndex={-1}`.
 */
export function useFocusOnMount<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useEffect(() => {
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: "start" });
  }, []);
  return part;
}
