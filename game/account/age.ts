/**
 * How old players are, as far as the game wants to know: a band, and the month in which it ends. The
 * month of birth itself is forgotten as soon as both are worked out.
 */

/** `child` is below the age of consent, `teen` below 16, `young` below 18. */
export type AgeBand = "child" | "teen" | "young" | "adult";

/** `lastMonth` (`YYYY-MM`) is the month of the birthday that ends the band; null for adults. */
export type Age = { band: AgeBand; lastMonth: string | null };

export const TEEN_BELOW = 16;
export const YOUNG_BELOW = 18;
/** Where the law lets children consent for themselves: from 13 (United States) to 16 (some of Europe). */
export const CONSENT_AGES = { from: 13, to: TEEN_BELOW } as const;

const OLDEST = 120;

const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

const addYears = (month: string, years: number): string =>
  `${String(Number(month.slice(0, 4)) + years).padStart(4, "0")}${month.slice(4)}`;

/** Months are `YYYY-MM`. What is no month, lies ahead or is too long ago was a slip. */
export const isBirthMonth = (text: string, thisMonth: string): boolean =>
  isMonth(text) && text <= thisMonth && text > addYears(thisMonth, -OLDEST);

/** The years in which a player may have been born, the latest first. */
export const birthYears = (thisMonth: string): string[] =>
  Array.from({ length: OLDEST + 1 }, (_, ago) => addYears(thisMonth, -ago).slice(0, 4));

/** Whether the player has to answer the age question before they see anything of the game. */
export const mustSayAge = ({ role, ageBand }: { role: string; ageBand: AgeBand | null }): boolean =>
  role === "user" && ageBand === null;

/**
 * The age of a player born in this month. The game does not ask for the day, so a band lasts to the
 * end of the month of the birthday.
 */
export function ageOf(birthMonth: string, consentAge: number, thisMonth: string): Age {
  const bands = [
    ["child", consentAge],
    ["teen", TEEN_BELOW],
    ["young", YOUNG_BELOW],
  ] as const;
  for (const [band, below] of bands) {
    const lastMonth = addYears(birthMonth, below);
    if (thisMonth <= lastMonth) return { band, lastMonth };
  }
  return { band: "adult", lastMonth: null };
}

/** What has become of an age that was written down in an earlier month. */
export function ageNow({ band, lastMonth }: Age, consentAge: number, thisMonth: string): Age {
  if (lastMonth === null || thisMonth <= lastMonth) return { band, lastMonth };
  const ended = { child: consentAge, teen: TEEN_BELOW, young: YOUNG_BELOW, adult: 0 }[band];
  return ageOf(addYears(lastMonth, -ended), consentAge, thisMonth);
}
