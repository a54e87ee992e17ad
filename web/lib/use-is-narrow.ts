import { useSyncExternalStore } from "react";

/** As Tailwind's `max-sm`: a phone held upright. */
const NARROW = "(width < 40rem)";

/** For parts that come in another order on phones, also for those who hear or tab through them. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(NARROW);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => matchMedia(NARROW).matches,
    () => false,
  );
