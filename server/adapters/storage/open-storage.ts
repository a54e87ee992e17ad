import type { Drawings } from "#server/ports/drawings.ts";
import type { Exports } from "#server/ports/exports.ts";
import type { Pictures } from "#server/ports/pictures.ts";
import type { Storage } from "#server/ports/storage.ts";
import { drawingsIn } from "./drawings.ts";
import { exportsIn } from "./exports.ts";
import { storageFolder } from "./folder.ts";
import { picturesIn } from "./pictures.ts";

export type S3Settings = {
  /** Without its bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
};

/** `storage` null: a folder is enough. */
export type StorageSettings = { dataDir: string; storage: S3Settings | null };

export type Stored = { pictures: Pictures; drawings: Drawings; exports: Exports };

/** `bucket` is the same storage; null: it is a folder. */
export type OpenStorage = { storage: Storage; bucket: Storage | null };

/** What the settings name. The client of S3 is only loaded where there is a use for it. */
export async function openStorage({ dataDir, storage }: StorageSettings): Promise<OpenStorage> {
  if (storage === null) return { storage: storageFolder(dataDir), bucket: null };
  const { s3Storage } = await import("./s3.ts");
  const bucket = s3Storage(storage);
  return { storage: bucket, bucket };
}

export const storedIn = (storage: Storage): Stored => ({
  pictures: picturesIn(storage),
  drawings: drawingsIn(storage),
  exports: exportsIn(storage),
});
