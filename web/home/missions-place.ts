/** Where a link of the first screen leads to. */
export const MISSIONS_PLACE = "daily-missions";
