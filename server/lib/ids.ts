import { createHash, randomBytes, randomInt } from "node:crypto";
import { CODE_LETTERS } from "#game/lib/codes.ts";

/**
 * Time-ordered ids, made here so that no database version decides it. Within one millisecond they
 * have no order: sort by a position column.
 */
export function newId(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join("-");
}

/** A secret for a cookie or a mailed link: 256 bits. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/** A seed for Dice from real randomness, which cannot be predicted. */
export const newSeed = (): number => randomBytes(4).readUInt32BE();

/** A code to be read out. The next one cannot be guessed; the caller makes sure that it is free. */
export const newCode = (length: number): string =>
  Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
