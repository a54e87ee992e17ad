import { createHash } from "node:crypto";
import { existsSync, mkdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { refuseForeignFolder } from "./foreign-folder.ts";

/**
 * Where the database of a folder is reached. A unix socket path may have about 107 bytes, so it lies
 * in a short folder of its own. A user who can enter it can do anything with the database.
 */
export function socketFolder(folder: string): string {
  const data = resolve(folder, "data");
  const hash = createHash("sha256").update(data).digest("hex").slice(0, 12);
  const socket = join(tmpdir(), `taleborn-pg-${hash}`);
  const dataOwner = existsSync(data) ? [statSync(data).uid] : [];
  if (existsSync(socket)) {
    refuseForeignFolder(socket, { owners: [process.getuid?.(), ...dataOwner], closedTo: 0o077 });
  }
  return socket;
}

export function makeSocketFolder(folder: string): string {
  mkdirSync(socketFolder(folder), { recursive: true, mode: 0o700 });
  return socketFolder(folder);
}

export const embeddedUrl = (folder: string, database = "postgres"): string =>
  `postgres://postgres@localhost/${database}?host=${encodeURIComponent(socketFolder(folder))}`;
