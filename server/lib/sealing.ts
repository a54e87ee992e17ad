/** Secrets in the database, sealed with a key that is not in it (AES-256-GCM). */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const SEALING_KEY_BYTES = 32;

export type Sealing = {
  /** `about` says what it is: under another name it cannot be opened. */
  seal(text: string, about: string): Buffer;
  /** Throws when it was sealed with another key, is about something else, or has been changed. */
  open(sealed: Buffer, about: string): string;
};

export function sealingWith(key: Buffer): Sealing {
  return {
    seal(text, about) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(about));
      const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
    },
    open(sealed, about) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(about))
        .setAuthTag(tag);
      const hidden = sealed.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(hidden), decipher.final()]).toString("utf8");
    },
  };
}
