import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { home, pinnedNode } from "#tools/set-up.mjs";
import { serverSettings } from "./the-game.ts";

/** Gives a player many cards at once; a page that is open has to be loaded again to see them. */
export const stockCollection = (email: string, howMany: number) => stock(email, howMany, 0);

/** Gives a player coins; a page that is open has to be loaded again to see them. */
export const stockCoins = (email: string, coins: number) => stock(email, 0, coins);

/** Gives experience to each card of a player; a page that is open has to be loaded again to see it. */
export const stockExperience = (email: string, points: number) => stock(email, 0, 0, points);

/** Makes the cards that a player has made at least so strong, in attack and in defense. */
export const stockStrength = (email: string, points: number) => stock(email, 0, 0, 0, points);

async function stock(email: string, ...amounts: number[]): Promise<void> {
  const command = ["workshop/stock-collection.ts", email, ...amounts.map(String)];
  const env = { ...process.env, ...serverSettings };
  await promisify(execFile)(String(pinnedNode()), command, { cwd: home, env });
}
