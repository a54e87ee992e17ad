import { onOneLine } from "#game/lib/plain-name.ts";
import type { Mailer } from "#server/ports/mailer.ts";

/**
 * A password and letters with links in them go over a network with TLS or not at all, unless the address
 * itself says `requireTLS=false`.
 */
export function wantsTls(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username } = new URL(url);
  return (
    protocol === "smtp:" && username !== "" && !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
  );
}

/**
 * A mail server is waited for so long until it can take letters, and again for each of its answers: far
 * less than the time after which the job of a letter is given up and sent once more.
 */
const PATIENCE_MS = 15_000;

type SmtpSettings = { url: string; from: string; patienceMs?: number };

/** Sends through a mail server, given as `smtp://user:password@host:port`. */
export function smtp({ url, from, patienceMs = PATIENCE_MS }: SmtpSettings): Mailer {
  // Loaded only where letters really leave.
  const transport = import("nodemailer").then(({ createTransport }) =>
    createTransport({
      url,
      requireTLS: wantsTls(url),
      connectionTimeout: patienceMs,
      socketTimeout: patienceMs,
    }),
  );
  const domain = /@([^\s<>@]+)/.exec(from)?.[1] ?? "taleborn.example";
  return {
    async send({ to, subject, text, id }) {
      const messageId = id && { messageId: `<${id}@${domain}>` };
      // As an object it is taken as it is, instead of being searched for names and further addresses.
      await (
        await transport
      ).sendMail({
        from,
        to: { name: "", address: to },
        subject: onOneLine(subject),
        text,
        ...messageId,
      });
    },
    // They have left.
    forgetAbout: () => Promise.resolve(),
  };
}
