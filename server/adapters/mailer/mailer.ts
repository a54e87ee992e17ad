import type { Mailer } from "#server/ports/mailer.ts";
import type { Storage } from "#server/ports/storage.ts";
import { outbox } from "./outbox.ts";
import { smtp } from "./smtp.ts";

export type MailSettings = { smtpUrl: string; mailFrom: string };

/** The mail server that the settings name, else letters that lie with the game. */
export const openMailer = ({ smtpUrl, mailFrom }: MailSettings, storage: Storage): Mailer =>
  smtpUrl === "" ? outbox(storage) : smtp({ url: smtpUrl, from: mailFrom });
