/** What processes keep in memory because it seldom changes, and how they all forget it. */
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Deps } from "#server/lib/deps.ts";
import { sendNudge } from "#server/lib/nudges.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { settingAnswers } from "#texts/en/settings.ts";

type Keeps = Pick<
  Deps,
  "sessions" | "balances" | "chainReads" | "solPrice" | "settingsSource" | "drawings" | "now"
>;

const forgetting: Record<string, (deps: Keeps) => void | Promise<void>> = {
  sessions: ({ sessions }) => sessions.forgetAll(),
  "balances of wallets": ({ balances }) => balances.forget(),
  "answers of the chain": ({ chainReads }) => {
    chainReads.mint.forget();
    chainReads.explored.forget();
  },
  "price of a SOL": ({ solPrice }) => solPrice.refresh(),
  settings: ({ settingsSource }) => settingsSource.reload(),
  "drawings of shared cards": ({ drawings, now }) => drawings.forgetBefore(now()),
};

async function forgetAll(deps: Keeps): Promise<void> {
  for (const forget of Object.values(forgetting)) await forget(deps);
}

/**
 * Forgets what is kept in memory when any process sends the nudge. Returns the function that ends
 * it.
 */
export function followCaches(deps: Deps): () => void {
  return deps.nudges.listen(
    "caches",
    () =>
      void forgetAll(deps).catch((error: unknown) =>
        deps.log.error({ error }, "not everything could be forgotten"),
      ),
  );
}

/** Here before the answer, in the other processes a moment later. */
export async function clearCache(deps: Deps, adminId: string) {
  await forgetAll(deps);
  await deps.db.transaction(async (tx) => {
    await writeAdminLog(tx, {
      atMs: deps.now(),
      adminId,
      deed: "caches cleared",
      subject: { kind: "setup", id: "caches" },
      after: null,
    });
    await sendNudge(tx, { about: "caches" });
  });
  return {
    ...succeeded,
    message: settingAnswers.cache_cleared,
    forgotten: Object.keys(forgetting),
  };
}
