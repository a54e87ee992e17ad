/** How long a neck is, where the description says so. */
import type { BodyOrder } from "#forge/bodies/body.ts";

/** How many times as long as the plan's own; 1 where nothing is said. */
export const neckLength = ({ anatomy }: Pick<BodyOrder, "anatomy">): number =>
  anatomy.neck === undefined ? 1 : lengths[anatomy.neck];

const lengths = { small: 0.4, large: 1.7 };
