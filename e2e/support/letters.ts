import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { dataFolder } from "./the-game.ts";

/** The link in the letter to this address that leads to this page, once it has arrived. */
export async function linkFromLetter(
  email: string,
  pagePath: string,
  folder = dataFolder,
): Promise<string> {
  let link: string | undefined;
  await expect(() => {
    link = lettersTo(email, folder)
      .flatMap((letter) => letter.match(/https?:\S+/g) ?? [])
      .findLast((url) => new URL(url).pathname === pagePath);
    expect(link, `a letter to ${email} with a link to ${pagePath}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return link ?? "";
}

/** Oldest first: the names of the files begin with the time. */
function lettersTo(email: string, folder: string): string[] {
  const outbox = join(folder, "outbox");
  return readdirSync(outbox)
    .toSorted()
    .map((name) => readFileSync(join(outbox, name), "utf8"))
    .filter((letter) => letter.startsWith(`To: ${email}\n`));
}
