/** The operator makes an admin by a command on the machine, with the same checks as an admin would. */
import { findByEmail } from "#server/account/service.ts";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Db } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { AddsJobs } from "#server/lib/jobs.ts";
import { keyOf } from "#server/lib/names/keys.ts";
import { sendNudge } from "#server/lib/nudges.ts";
import { RefusedError } from "#server/lib/refuse.ts";
import { notifyAdmins } from "./letters.ts";
import * as queries from "./role-queries.ts";
import { giveRole } from "./roles.ts";

/** What has come of it, in words for a terminal. */
export async function makeAdminByHand(
  deps: Pick<Deps, "now" | "family" | "endWhatIsClosed"> & { db: Db; jobs: AddsJobs },
  email: string,
): Promise<{ isDone: boolean; words: string }> {
  try {
    return await deps.db.transaction(async (tx) => {
      const found = await findByEmail(tx, keyOf(email));
      const user = found && (await queries.lockUser(tx, found.id));
      if (!user) return { isDone: false, words: `Nobody has the address ${email}.` };
      await giveRole(tx, deps, user.id, "admin");
      const number = await writeAdminLog(tx, {
        atMs: deps.now(),
        adminId: null,
        deed: "role changed",
        subject: { kind: "role", id: user.id },
        before: { role: user.role },
        after: { role: "admin" },
      });
      await notifyAdmins(tx, deps, number);
      await sendNudge(tx, { about: "sessions", playerId: user.id });
      return { isDone: true, words: `${email} is an admin now.` };
    });
  } catch (error) {
    if (error instanceof RefusedError) return { isDone: false, words: error.message };
    throw error;
  }
}
