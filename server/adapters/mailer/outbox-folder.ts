import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mailer } from "#server/ports/mailer.ts";

/** The embedded default: letters land in a folder that the people who run the game can open. */
export const outboxFolder = (folder: string): Mailer => ({
  async send({ to, subject, text }) {
    await mkdir(folder, { recursive: true });
    const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.txt`;
    await writeFile(join(folder, name), `To: ${to}\nSubject: ${subject}\n\n${text}\n`);
  },
});
