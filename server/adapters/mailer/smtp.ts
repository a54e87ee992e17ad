import { onOneLine } from "#game/lib/plain-name.ts";
import type { Mailer } from "#server/ports/mailer.ts";

/** Sends through a mail server, given as `smtp://user:password@host:port`. */
export function smtp({ url, from }: { url: string; from: string }): Mailer {
  // Loaded only where letters really leave.
  const transport = import("nodemailer").then(({ createTransport }) => createTransport(url));
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
