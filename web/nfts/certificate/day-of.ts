/** Such as "Nov 23, 2026". */
export const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString("en", { dateStyle: "medium" });

/** To the second, as in a list of events. */
export const momentOf = (moment: string): string =>
  new Date(moment).toLocaleString("en", { dateStyle: "medium", timeStyle: "medium" });
