/** Home keeps this height free for a player who comes back from a payment. */
export const welcomeBackHeight = "min-h-40 sm:min-h-24";
