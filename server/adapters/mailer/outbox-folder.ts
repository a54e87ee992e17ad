import { randomUUID } from "node:crypto";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mailer } from "#server/ports/mailer.ts";

/**
 * The embedded default: letters land in a folder that the people who run the game can open. Nobody
 * else on the same computer can: the links in them are secrets.
 */
export const outboxFolder = (folder: string): Mailer => ({
  async send({ to, subject, text }) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.txt`;
    const letter = `To: ${to}\nSubject: ${subject}\n\n${text}\n`;
    await writeFile(join(folder, name), letter, { mode: 0o600 });
  },
});
