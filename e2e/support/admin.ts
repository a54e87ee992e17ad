/** What an admin does in the browser. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import { home, pinnedNode } from "#tools/set-up.mjs";
import { openAtRest, signUp, type Account } from "./player.ts";
import { serverSettings } from "./the-game.ts";

/** Signs this page up, and makes it an admin by the command that does so. */
export async function signUpAsAdmin(
  page: Page,
  settings: Record<string, string> = serverSettings,
): Promise<Account> {
  const account = await signUp(page);
  const env = { ...process.env, ...settings };
  const command = ["server/admin-cli.ts", account.email];
  await promisify(execFile)(String(pinnedNode()), command, { cwd: home, env });
  // The database tells the server, which on a busy machine hears of it a moment later.
  const roleOf = async () => (await page.request.get("/api/auth/user")).json() as Promise<unknown>;
  await expect.poll(roleOf).toMatchObject({ role: "admin" });
  return account;
}

/** Where one player's story stands, found by the name. */
export async function opensPageOf(boss: Page, username: string) {
  await openAtRest(boss, `/admin/users?search=${username}`);
  await boss.getByRole("link", { name: username }).first().click();
  await expect(boss.getByRole("heading", { name: "Story" })).toBeVisible();
}
