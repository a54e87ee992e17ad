import { useSyncExternalStore } from "react";

/**
 * For parts that come in another order in a narrow window, also for those who hear or tab through them:
 * below Tailwind's `sm`, a phone held upright, or its `lg`.
 */
export function useIsNarrow(below: "40rem" | "64rem" = "40rem"): boolean {
  const query = `(width < ${below})`;
  return useSyncExternalStore(
    (listener) => {
      const asked = matchMedia(query);
      asked.addEventListener("change", listener);
      return () => asked.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
  );
}
