import { useEffect, useState, type RefObject } from "react";

type Nearness = {
  /** How far outside of the window it may be, such as `25% 0px`. */
  margin: string;
  /** What a browser says that cannot tell. */
  otherwise: boolean;
  /** Nothing is near before the page has loaded: what is already on it comes first. */
  waits?: boolean;
};

/** Whether an element is in the window or nearly so. */
export function useNear(
  element: RefObject<Element | null>,
  { margin, otherwise, waits = false }: Nearness,
): boolean {
  const [isNear, setNear] = useState(otherwise && typeof IntersectionObserver === "undefined");
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    const start = () => element.current && observer.observe(element.current);
    if (waits && document.readyState !== "complete")
      addEventListener("load", start, { once: true });
    else start();
    return () => {
      removeEventListener("load", start);
      observer.disconnect();
    };
  }, [element, margin, waits]);
  return isNear;
}
