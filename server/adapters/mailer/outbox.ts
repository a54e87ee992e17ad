import { randomUUID } from "node:crypto";
import { onOneLine } from "#game/lib/plain-name.ts";
import type { Mailer } from "#server/ports/mailer.ts";
import type { Storage } from "#server/ports/storage.ts";

/**
 * The embedded default: letters land in the game's storage, where the people who run the game can open
 * them, and no players: the links in them are secrets.
 */
export const outbox = (storage: Storage): Mailer => ({
  async send({ to, subject, text, about, id }) {
    const arrived = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}`;
    const letter = `To: ${to}\nSubject: ${onOneLine(subject)}\nAbout: ${about}\n\n${text}\n`;
    // An id may hold a moment, whose colons no file has in its name.
    const name = (id ?? arrived).replaceAll(/[^\w.-]/g, "-");
    await storage.write(`outbox/${name}.txt`, Buffer.from(letter));
  },
  async forgetAbout(playerId, address) {
    for await (const { name } of storage.list("outbox/")) {
      const letter = String((await storage.read(name)) ?? "");
      const [to, , about] = letter.split("\n", 3);
      const isTheirs = about === `About: ${playerId}` || to === `To: ${address}`;
      if (isTheirs) await storage.forget(name);
    }
  },
});
