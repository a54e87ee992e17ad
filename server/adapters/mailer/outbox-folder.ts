import { randomUUID } from "node:crypto";
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onOneLine } from "#game/lib/plain-name.ts";
import type { Mailer } from "#server/ports/mailer.ts";

/**
 * The embedded default: letters land in a folder that the people who run the game can open. Other
 * users of the computer cannot: the links in them are secrets.
 */
export const outboxFolder = (folder: string): Mailer => ({
  async send({ to, subject, text, about, id }) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    const arrived = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}`;
    const letter = `To: ${to}\nSubject: ${onOneLine(subject)}\nAbout: ${about}\n\n${text}\n`;
    const written = join(folder, `.${arrived}`);
    await writeFile(written, letter, { mode: 0o600 });
    await rename(written, join(folder, `${id ?? arrived}.txt`));
  },
  async forgetAbout(playerId, address) {
    for (const name of await readdir(folder).catch(() => [])) {
      const letter = await readFile(join(folder, name), "utf8").catch(() => "");
      const [to, , about] = letter.split("\n", 3);
      const isTheirs = about === `About: ${playerId}` || to === `To: ${address}`;
      if (isTheirs) await rm(join(folder, name), { force: true });
    }
  },
});
