/** Whether the database writes and reads, shown without leaving anything behind. */
import type { Deps } from "#server/lib/deps.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { settingAnswers } from "#texts/en/settings.ts";
import * as queries from "./queries.ts";

class TakenBack extends Error {}

/** Not the name of any setting. */
const PROBE = "test of the database";

export async function testDatabase({ db, databaseKind, now }: Deps) {
  const word = `written at ${now()}`;
  const startedAt = performance.now();
  await db
    .transaction(async (tx) => {
      await queries.saveSetting(tx, { name: PROBE, value: word, by: null, at: new Date(now()) });
      const rows = await queries.listSettings(tx);
      const read = rows.find(({ name }) => name === PROBE)?.value;
      if (read !== word) throw new Error(`the database gave back ${String(read)}`);
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  const tookMs = Math.round(performance.now() - startedAt);
  const message = settingAnswers.database_works({ tookMs });
  return { ...succeeded, message, database: databaseKind, tookMs };
}
