import type { Readable } from "node:stream";

/** Names begin with one of these, so that no name leads to a key or to the database beside them. */
const PLACES = ["pictures", "drawings", "exports", "outbox", "backups"];

const names = new RegExp(String.raw`^(?:${PLACES.join("|")})(?:/[A-Za-z0-9][\w.-]{0,199}){1,4}$`);

/** Names such as `pictures/ab/abcd.webp`; under any other there never is a file. */
export const isStorageName = (name: string): boolean => names.test(name);

export type StoredFile = { name: string; writtenAtMs: number };

/** The files that all servers of a game share. Throws a StorageAwayError when it does not answer. */
export interface Storage {
  /** The file appears only when it is whole, in the place of one before. Returns its bytes. */
  write(name: string, content: Uint8Array | Readable): Promise<number>;
  /** Null when there is no file of this name. */
  read(name: string): Promise<Uint8Array | null>;
  open(name: string): Promise<{ bytes: number; content: Readable } | null>;
  /** All whose names begin like this. */
  list(prefix: string): AsyncIterable<StoredFile>;
  forget(name: string): Promise<void>;
}
