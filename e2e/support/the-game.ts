/**
 * The game that the journeys play: on a port of its own, with a folder of its own that is gone when
 * they are over. Chosen once, by the first process that asks; the environment tells the others.
 */
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tools/free-port.mjs";
import { openRunFolder } from "#tools/run-folder.mjs";

openRunFolder("journeys");

/** A new folder for a game's data. PostgreSQL may run as another user and has to pass through. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "taleborn-journeys-"));
  chmodSync(folder, 0o711);
  return folder;
}

const port = (process.env["JOURNEYS_PORT"] ??= String(await freePort()));

export const dataFolder = (process.env["JOURNEYS_DATA_DIR"] ??= newDataFolder());

export const gameUrl = `http://localhost:${port}`;

/** The server's environment. It logs only what went wrong, as one JSON object a line. */
export const serverSettings = {
  PORT: port,
  DATA_DIR: dataFolder,
  PUBLIC_URL: gameUrl,
  DATABASE_URL: "",
  AI_PROVIDER: "",
  SMTP_URL: "",
  // Journeys have many new players at one address who deal with each other.
  UNPROVEN_DAYS: "0",
  SIGN_UPS_PER_ADDRESS: "1000000",
  LOG_FORMAT: "json",
  LOG_LEVEL: "warn",
};
