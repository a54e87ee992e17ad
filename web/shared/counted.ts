/** A number of things of which the plural ends with an s, such as "1 hour" and "2 hours". */
export const counted = (count: number, one: string): string =>
  `${count.toLocaleString("en")} ${one}${count === 1 ? "" : "s"}`;
