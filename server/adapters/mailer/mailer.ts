import { join } from "node:path";
import type { Mailer } from "#server/ports/mailer.ts";
import { outboxFolder } from "./outbox-folder.ts";
import { smtp } from "./smtp.ts";

export type MailSettings = { dataDir: string; smtpUrl: string; mailFrom: string };

/** The mail server that the settings name, else a folder of letters. */
export const openMailer = ({ dataDir, smtpUrl, mailFrom }: MailSettings): Mailer =>
  smtpUrl === "" ? outboxFolder(join(dataDir, "outbox")) : smtp({ url: smtpUrl, from: mailFrom });
