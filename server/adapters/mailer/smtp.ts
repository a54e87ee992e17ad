import { createTransport } from "nodemailer";
import type { Mailer } from "#server/ports/mailer.ts";

/** Sends through a mail server, given as `smtp://user:password@host:port`. */
export function smtp({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(url);
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text });
    },
  };
}
