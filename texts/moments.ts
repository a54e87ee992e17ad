/** Moments as JSON has them, in words, where it is not known which time readers have. */
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Such as "November 26, 2026". */
export function day(moment: string): string {
  const [year, month, date] = moment.slice(0, 10).split("-");
  return `${months[Number(month) - 1]} ${Number(date)}, ${year}`;
}

/** Such as "November 26, 2026, 14:05 UTC"; in a browser it is said in the reader's own time. */
export const momentInWords = (moment: string): string =>
  `${day(moment)}, ${moment.slice(11, 16)} UTC`;
