/**
 * An account to try the game with, which an admin's browser is signed in as for a while. It has no
 * part in market, leaderboard or letters (game/account/capabilities.ts), and is erased after a day.
 */
import { openDemoAccount, openFirstSession } from "#server/account/service.ts";
import { closeForErasing } from "#server/family/service.ts";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { adminAnswers, adminRefusals } from "#texts/en/admin.ts";
import { listOverDemos } from "./role-queries.ts";

export async function beginDemo(deps: Deps, adminId: string, visit: Visit) {
  const newcomer = newId();
  const account = await openDemoAccount(deps, newcomer);
  const id = await deps.db.transaction(async (tx) => {
    await account(tx);
    await writeAdminLog(tx, {
      atMs: deps.now(),
      adminId,
      deed: "demo account made",
      subject: { kind: "account", id: newcomer },
      after: { role: "demo" },
    });
    return newcomer;
  });
  // The admin's own session goes on: its token lies beside, where no script reads it.
  const { token } = visit;
  await openFirstSession(deps, id, { ...visit, token: null });
  visit.setReturnToken(token);
  return { ...succeeded, message: adminAnswers.demo_began };
}

/** Back to the admin's session, if it still is one; the demo account's ends. */
export async function returnFromDemo(deps: Deps, visit: Visit) {
  const { returnToken, token } = visit;
  visit.setReturnToken(null);
  const admin = returnToken === null ? null : await deps.sessions.find(returnToken);
  if (admin?.player.role !== "admin") throw refusedError(adminRefusals, "no_way_back");
  if (token !== null && token !== returnToken) {
    const ended = await deps.db.transaction((tx) => deps.sessions.end(tx, token));
    if (ended !== null) deps.sessions.forget(ended);
  }
  visit.setToken(returnToken);
  return { ...succeeded, message: adminAnswers.demo_ended };
}

export async function endDemos(deps: Deps): Promise<void> {
  for (const { id } of await listOverDemos(deps.db, new Date(deps.now()))) {
    await deps.db.transaction((tx) => closeForErasing(deps, tx, id));
    deps.sessions.forget(id);
  }
}
