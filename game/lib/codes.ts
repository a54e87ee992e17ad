/** Codes that a player reads out to a friend: capital letters and digits that nobody mixes up. */

/** Without 0, O, 1 and I, which look alike on paper. */
export const CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** The code as it was meant, in capital letters; null for what cannot be one of this length. */
export function readCode(text: string, length: number): string | null {
  const code = text.trim().toUpperCase();
  const isCode = code.length === length && [...code].every((one) => CODE_LETTERS.includes(one));
  return isCode ? code : null;
}
