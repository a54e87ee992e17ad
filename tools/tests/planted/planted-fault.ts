import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Whether PLANTED has this word. */
const isPlanted = (word: string) => process.env["PLANTED"]?.split(" ").includes(word) === true;

/** A fault at the first try only: the run's own folder remembers the try. */
export function faultAtFirst(name: string): string | null {
  const mark = join(process.env["PLANTED_FOLDER"] ?? "", name);
  if (!isPlanted("flaky") || existsSync(mark)) return null;
  writeFileSync(mark, "");
  return "planted: fails at first";
}

/** A process that never ends, and has this test's streams: its runner waits for it. */
export function hang(): void {
  if (!isPlanted("hanging")) return;
  const forEver = ["--eval", "setInterval(() => {}, 1000)"];
  spawn(process.execPath, forEver, { stdio: ["ignore", "inherit", "inherit"] }).unref();
}

export const faultAlways = () => (isPlanted("broken") ? "planted: fails always" : null);

/** What never lets a timer fire, so that no limit of time ends it. */
export async function standStill(): Promise<void> {
  while (isPlanted("stuck")) await Promise.resolve();
}
