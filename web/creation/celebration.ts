import { lazily } from "#web/ui/later/lazily.tsx";

/** Its code comes while the creature still grows: the celebration must not wait, or fail, at its moment. */
export const fetchCelebration = () => import("./card-created.tsx");

export const CardCreated = lazily(fetchCelebration, "CardCreated");
