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

/** Seals with `key`, and also opens what a `former` key has sealed. */
export function sealingWith(key: Buffer, former: Buffer | null = null): Sealing {
  return {
    seal(text, about) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(about));
      const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
    },
    open(sealed, about) {
      if (former === null || opens(key, sealed, about)) return openWith(key, sealed, about);
      return openWith(former, sealed, about);
    },
  };
}

function openWith(key: Buffer, sealed: Buffer, about: string): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(about))
    .setAuthTag(tag);
  const hidden = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(hidden), decipher.final()]).toString("utf8");
}

function opens(key: Buffer, sealed: Buffer, about: string): boolean {
  try {
    openWith(key, sealed, about);
    return true;
  } catch {
    return false;
  }
}

export type SealingKeys = { key: Buffer; former: Buffer | null };

/** A table that keeps something sealed in each of its rows. */
export type SealedTable<Row extends { sealed: Buffer }> = {
  /** The next rows after this one, in an order that does not change; none at the end. */
  list(after: Row | null): Promise<Row[]>;
  about(row: Row): string;
  /** Changes nothing when the row is no longer as it was read: then a server has just sealed it. */
  replace(row: Row, sealed: Buffer): Promise<unknown>;
};

export type SealedAnew = { changed: number; lost: number };

/**
 * Seals with the key of now what the former one has sealed, while the game runs or not. `lost` are the
 * rows that neither key opens.
 */
export async function sealAnew<Row extends { sealed: Buffer }>(
  { key, former }: SealingKeys,
  { list, about, replace }: SealedTable<Row>,
): Promise<SealedAnew> {
  const sealing = sealingWith(key, former);
  const counted: SealedAnew = { changed: 0, lost: 0 };
  let rows = await list(null);
  while (rows.length > 0) {
    for (const row of rows) {
      if (opens(key, row.sealed, about(row))) continue;
      if (former === null || !opens(former, row.sealed, about(row))) {
        counted.lost++;
        continue;
      }
      await replace(row, sealing.seal(sealing.open(row.sealed, about(row)), about(row)));
      counted.changed++;
    }
    rows = await list(rows.at(-1) ?? null);
  }
  return counted;
}
