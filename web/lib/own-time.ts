/** Moments in the reader's own time, whatever the server knows of where that is. */

/** Such as "Tuesday, December 1, 2026 at 3:05 PM". */
export const ownMoment = (moment: string | number): string =>
  new Date(moment).toLocaleString("en", { dateStyle: "full", timeStyle: "short" });

/** Such as "Nov 23, 2026, 8:22 AM". */
export const momentOf = (moment: string): string =>
  new Date(moment).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });

/** As `momentInWords` of texts/ writes one. */
const SAID = /\b([A-Z][a-z]+ \d{1,2}, \d{4}), (\d{2}:\d{2}) UTC\b/g;

/** What the server says, with each moment in it as the reader's own clock has it. */
export const inOwnTime = (text: string): string =>
  text.replaceAll(SAID, (said: string, day: string, time: string) => {
    const at = Date.parse(`${day} ${time} UTC`);
    return Number.isNaN(at) ? said : ownMoment(at);
  });
