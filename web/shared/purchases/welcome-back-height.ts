/** Home keeps it free for who comes back from a payment. */
export const welcomeBackHeight = "min-h-40 sm:min-h-24";
