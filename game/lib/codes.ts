/** Codes that a player reads out to a friend: capital letters and digits without look-alikes. */

/** Without 0, O, 1 and I, which look alike on paper. */
export const CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/**
 * A code as it was meant, whatever it was typed or pasted with: spaces, strokes and invisible signs are
 * left out, full-width letters are the usual ones, small ones are capital.
 */
export const plainCode = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toUpperCase();

/** The code as it was meant; null for what cannot be one of this length. */
export function readCode(text: string, length: number): string | null {
  const code = plainCode(text);
  const isCode = code.length === length && [...code].every((one) => CODE_LETTERS.includes(one));
  return isCode ? code : null;
}
