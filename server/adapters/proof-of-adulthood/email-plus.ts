import type { ProofOfAdulthood } from "#server/ports/proof-of-adulthood.ts";
import { DAY_MS } from "#game/lib/day.ts";

/**
 * The embedded default, "e-mail plus": who reads the first letter says that they are an adult, and a
 * second letter a day later can still take the approval back.
 */
export const emailPlus: ProofOfAdulthood = {
  name: "email_plus",
  isShownBy: () => Promise.resolve(true),
  secondLetterAfterMs: DAY_MS,
};
