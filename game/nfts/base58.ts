/** Addresses and signatures, as Solana writes them: bytes in 58 letters that look like no others. */
const LETTERS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** No address and no signature is written with more. */
const LONGEST = 88;

/** How many bytes a text means; null when it is no such text. */
function bytesIn(text: string): number | null {
  if (text.length > LONGEST) return null;
  let value = 0n;
  for (const letter of text) {
    const digit = LETTERS.indexOf(letter);
    if (digit < 0) return null;
    value = value * 58n + BigInt(digit);
  }
  // Each 1 at the beginning is an empty byte.
  const zeros = text.length - text.replace(/^1+/, "").length;
  const bytes = value === 0n ? 0 : Math.ceil(value.toString(16).length / 2);
  return zeros + bytes;
}

export const isAddress = (text: string): boolean => bytesIn(text) === 32;

export const isSignature = (text: string): boolean => bytesIn(text) === 64;
