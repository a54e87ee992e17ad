/** Such as "Nov 23, 2026, 8:22 AM". */
export const momentOf = (moment: string): string =>
  new Date(moment).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });
