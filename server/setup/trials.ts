/** Whether mail, payments, AI and backups work: each is really tried, and the log says by whom. */
import type * as contract from "#contract/setup.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { findPlayer } from "#server/account/service.ts";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newSeed } from "#server/lib/ids.ts";
import { wordsOf } from "#texts/catalogue.ts";
import { trialLetter, trialTexts } from "#texts/en/setup.ts";
import { outboxOf } from "./parts.ts";

type Tried = InputOf<typeof contract.trySetupPart>["part"];

const trials: Record<Tried, (deps: Deps, adminId: string) => Promise<string>> = {
  mail: tryMail,
  payments: tryPayments,
  ai: tryAi,
  backup: tryBackup,
};

export async function trySetupPart(
  deps: Deps,
  adminId: string,
  { part }: InputOf<typeof contract.trySetupPart>,
) {
  const { db, limits, log, now } = deps;
  await limits.count("trial by one admin", `${adminId} ${part}`);
  const tried = await trials[part](deps, adminId).then(
    (words) => ({ works: true, words }),
    (error: unknown) => {
      log.warn({ error, part }, "an admin has tried a part of the game, and it does not work");
      return { works: false, words: wordsOf(trialTexts, "failed", { why: reasonOf(error) }) };
    },
  );
  await db.transaction((tx) =>
    writeAdminLog(tx, {
      atMs: now(),
      adminId,
      deed: `${part} tried`,
      subject: { kind: "setup", id: part },
      after: { works: tried.works },
    }),
  );
  return tried;
}

const REASON_MAX = 200;

/** Admins may know what the machine says; it quotes no keys, and no address of a player but their own. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, REASON_MAX);

async function tryMail(deps: Deps, adminId: string): Promise<string> {
  const { email: to } = await findPlayer(deps.db, adminId);
  await deps.mailer.send({ to, about: adminId, ...trialLetter });
  return deps.outfit.sendsMail
    ? wordsOf(trialTexts, "mail_sent", { to })
    : wordsOf(trialTexts, "mail_kept", { to, folder: outboxOf(deps) });
}

/** This payment does not exist: the provider says so only to the right keys. */
async function tryPayments({ payments }: Deps): Promise<string> {
  await payments.readIntent("pi_of_a_trial");
  return trialTexts.payments_answer;
}

async function tryAi({ askProvider, writers }: Deps): Promise<string> {
  if (askProvider) return wordsOf(trialTexts, "ai_answers", { word: await askProvider() });
  const asked = { description: "a small lantern", seed: newSeed(), attempt: 0 };
  await writers.at(-1)?.write({ ...asked, rarity: "common" }, () => undefined);
  return trialTexts.ai_none;
}

async function tryBackup({ tryBackup: write }: Deps): Promise<string> {
  const { bytes, players } = await write();
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return players === null
    ? wordsOf(trialTexts, "backup_files", { megabytes })
    : wordsOf(trialTexts, "backup_read", { megabytes, players });
}
