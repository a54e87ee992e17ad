import { useEffect, useState, type RefObject } from "react";

/** How far outside of the window something counts as near. */
const NEAR = "25% 0px";

/** Whether the element can be seen, or will be after a short scroll. False until the page has loaded. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: NEAR },
    );
    // What is on the page already comes first.
    const start = () => element.current && observer.observe(element.current);
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
    return () => {
      removeEventListener("load", start);
      observer.disconnect();
    };
  }, [element]);
  return isNear;
}
