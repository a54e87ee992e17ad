/** Who plays, in the hands of admins: found, signed out and closed. */
import type * as contract from "#contract/admin.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { closeForErasing, leaveAllChildren } from "#server/family/service.ts";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import { withMoments } from "#server/lib/database/moments.ts";
import { pageOf } from "#server/lib/database/page.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { adminAnswers, adminRefusals } from "#texts/en/admin.ts";
import { lockUser } from "./role-queries.ts";
import { requestsSince } from "./roles.ts";
import * as queries from "./user-queries.ts";

const filterOf = ({ search = "", role = "" }: InputOf<typeof contract.countUsers>) => ({
  search,
  role,
});

export async function listUsers(
  { db, now }: Deps,
  _: string,
  input: InputOf<typeof contract.listUsers>,
) {
  const { sort = "created_at", order = sort === "created_at" ? "desc" : "asc" } = input;
  const query = { ...filterOf(input), ...pageOf({ ...input, order }), sort };
  const rows = await queries.listUsers(db, { ...query, requestsSince: requestsSince(now()) });
  return rows.map(withMoments);
}

export const countUsers = ({ db }: Deps, _: string, input: InputOf<typeof contract.countUsers>) =>
  queries.countUsers(db, filterOf(input));

export async function signOutUser(
  deps: Deps,
  adminId: string,
  { id, why = "" }: InputOf<typeof contract.signOutUser>,
) {
  await deps.db.transaction(async (tx) => {
    if (!(await lockUser(tx, id))) throw refusedError(adminRefusals, "no_user");
    await deps.sessions.endAll(tx, id);
    await writeAdminLog(tx, {
      atMs: deps.now(),
      adminId,
      deed: "signed out everywhere",
      subject: { kind: "account", id },
      why,
      after: null,
    });
    return null;
  });
  deps.sessions.forget(id);
  return { ...succeeded, message: adminAnswers.user_signed_out };
}

export async function deleteUser(
  deps: Deps,
  adminId: string,
  { id, why = "" }: InputOf<typeof contract.deleteUser>,
) {
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw refusedError(adminRefusals, "no_user");
    if (user.role === "admin") throw refusedError(adminRefusals, "admin_stays");
    await leaveAllChildren(deps, tx, id);
    await closeForErasing(deps, tx, id);
    await writeAdminLog(tx, {
      atMs: deps.now(),
      adminId,
      deed: "account deleted",
      subject: { kind: "account", id },
      why,
      before: { role: user.role },
      after: null,
    });
    return null;
  });
  deps.sessions.forget(id);
  return { ...succeeded, message: adminAnswers.user_deleted };
}
