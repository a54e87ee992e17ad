/** Stands beside every value in dollars: nobody pays it out. */
export const ESTIMATE = "an estimate, not redeemable";
