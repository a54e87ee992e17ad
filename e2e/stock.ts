import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { home, pinnedNode } from "#tools/set-up.mjs";
import { serverSettings } from "./the-game.ts";

/** Gives a player many cards at once; a page that is open has to be loaded again to see them. */
export async function stockCollection(email: string, howMany: number): Promise<void> {
  const command = ["tools/stock-collection.ts", email, String(howMany)];
  const env = { ...process.env, ...serverSettings };
  await promisify(execFile)(String(pinnedNode()), command, { cwd: home, env });
}
