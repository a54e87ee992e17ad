/** How a player walks the Tale Road, found by the names on it. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import { home, pinnedNode } from "#tools/set-up.mjs";
import { playToTheEnd } from "./duel.ts";

/**
 * Beats all rivals before this one, and sends the duels as a browser does that played them; an open
 * page has to be loaded again to see it.
 */
export async function winsUpTo(page: Page, rival: string): Promise<void> {
  const deck = await page.request.get("/api/cards/deck");
  const command = ["workshop/win-road.ts", rival];
  const running = promisify(execFile)(String(pinnedNode()), command, { cwd: home });
  running.child.stdin?.end(await deck.text());
  const duels = JSON.parse((await running).stdout) as { rival: string }[];
  for (const duel of duels) {
    const answer = await page.request.post(`/api/road/${duel.rival}/win`, { data: duel });
    expect(answer.status()).toBe(200);
  }
}

/** Opens a rival's page and takes the first three cards; returns what stands at the end of the duel. */
export async function playsAgainst(page: Page, name: string): Promise<string | undefined> {
  await page.getByRole("link", { name: new RegExp(name) }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const cards = page.getByRole("list", { name: "Your deck" }).getByRole("button");
  for (const i of [0, 1, 2]) await cards.nth(i).click();
  await page.getByRole("button", { name: "Start the Duel" }).click();
  return (await playToTheEnd([page]))[0];
}

/** Plays until the rival is beaten. */
export async function beats(page: Page, name: string): Promise<void> {
  let end = await playsAgainst(page, name);
  while (end !== "Victory!") {
    await page.getByRole("button", { name: "Try Again" }).click();
    end = (await playToTheEnd([page]))[0];
  }
}
