/** Letters as they lie in the outbox of a test's game. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { vi } from "vitest";

export function lettersTo(dataDir: string, email: string) {
  const outbox = join(dataDir, "outbox");
  /** All letters to this address, the newest first. */
  const all = async (): Promise<string[]> => {
    const files = await readdir(outbox).catch(() => []);
    const letters = await Promise.all(
      files
        // One that is being written still has another name.
        .filter((file) => !file.startsWith("."))
        .toSorted()
        .toReversed()
        .map((file) => readFile(join(outbox, file), "utf8")),
    );
    return letters.filter((letter) => letter.startsWith(`To: ${email}\n`));
  };
  return {
    all,
    /** The token of the newest letter whose link leads to that page, once it is there. */
    token: (page: string): Promise<string> =>
      vi.waitFor(
        async () => {
          for (const letter of await all()) {
            const token = new RegExp(`${page}\\?token=([\\w-]+)`).exec(letter)?.[1];
            if (token !== undefined) return token;
          }
          throw new Error(`no letter to ${email} yet`);
        },
        { timeout: 15_000, interval: 50 },
      ),
  };
}
