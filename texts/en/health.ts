import type { Group } from "#texts/catalogue.ts";

/** The alarms on the page for admins: what each one is, and what to do. */
export const healthAlarms = {
  audit_broken:
    "The audit found coins or cards that are not where they should be. Run npm run audit, and turn the maintenance mode on.",
  backup_old: "The last backup is older than a day. Look at the log, or run npm run backup.",
  backup_failed: "The last backup failed. Is there room on the disk?",
  database_slow: "The database answers slowly. Look for other work on its machine.",
  process_slow:
    "The server is busy and answers late. Start another process, or find out what it does.",
  disk_low:
    "There is less than a gigabyte of room on the disk. Make room, or move old backups away.",
  queue_long: "More than a thousand things wait to be done. Start another process.",
  letters_failed: "Letters could not be sent. Look at SMTP_URL and at the log.",
  chain_silent: "The chain does not answer. Cards are converted when it does again.",
  treasury_low: "The treasury runs low. Fill it, or no card is converted any more.",
  payments_late:
    "A payment has been pending for more than an hour. Look at the provider's own page.",
} satisfies Group;
