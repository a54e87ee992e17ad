/** Who plays, in the hands of admins: found, given another role, and closed. */
import type * as contract from "#contract/admin.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { requireAdultAdmin, setRoleOf } from "#server/account/service.ts";
import { closeForErasing } from "#server/family/service.ts";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Role } from "#server/lib/session.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { adminAnswers, adminRefusals } from "#texts/en/admin.ts";
import * as queries from "./user-queries.ts";

const PAGE = 50;

const filterOf = ({ search = "", role = "" }: InputOf<typeof contract.countUsers>) => ({
  search,
  role,
});

export async function listUsers(
  { db }: Deps,
  _: string,
  input: InputOf<typeof contract.listUsers>,
) {
  const { sort = "created_at", order, limit = PAGE, after = null, before = null } = input;
  const isDescending = (order ?? (sort === "created_at" ? "desc" : "asc")) === "desc";
  const query = { ...filterOf(input), sort, isDescending, limit, after, before };
  const rows = await queries.listUsers(db, query);
  return rows.map(({ firstName, lastName, createdAt, lastDailyCard, isDemo, ...row }) => ({
    ...row,
    first_name: firstName,
    last_name: lastName,
    created_at: createdAt.toISOString(),
    last_daily_card: lastDailyCard?.toISOString() ?? null,
    is_demo: isDemo,
  }));
}

export const countUsers = ({ db }: Deps, _: string, input: InputOf<typeof contract.countUsers>) =>
  queries.countUsers(db, filterOf(input));

const nobody = () => refusedError(adminRefusals, "no_user");

/** The admins are locked first, always in the same order: two at once never leave none. */
async function lockWithAdmins(tx: Tx, userId: string) {
  const admins = await queries.lockAdmins(tx);
  const user = await queries.lockUser(tx, userId);
  if (!user) throw nobody();
  return { user, isLastAdmin: user.role === "admin" && admins.length < 2 };
}

export async function changeRole(
  deps: Deps,
  adminId: string,
  { userId, role, why = "" }: InputOf<typeof contract.changeRole>,
) {
  await deps.db.transaction(async (tx) => {
    const { user, isLastAdmin } = await lockWithAdmins(tx, userId);
    if (user.role === role) return null;
    if (isLastAdmin) throw refusedError(adminRefusals, "last_admin");
    await giveRole(tx, deps, userId, role);
    await writeAdminLog(tx, {
      atMs: deps.now(),
      adminId,
      deed: "role changed",
      subject: { kind: "role", id: userId },
      why,
      before: { role: user.role },
      after: { role },
    });
    return null;
  });
  deps.sessions.forget(userId);
  return { ...succeeded, message: adminAnswers.role_changed };
}

/** As the log keeps it; null when there is no such account, or none any more. */
export async function roleNow(tx: Tx, userId: string) {
  const user = await queries.lockUser(tx, userId);
  return user && { role: user.role };
}

/** Takes a change of a role back; the last admin stays one. */
export async function restoreRole(
  tx: Tx,
  userId: string,
  before: object | null,
  deps: GivesRole,
): Promise<void> {
  const { role } = before as { role: Role };
  const { isLastAdmin } = await lockWithAdmins(tx, userId);
  if (isLastAdmin && role !== "admin") throw refusedError(adminRefusals, "last_admin");
  await giveRole(tx, deps, userId, role);
}

type GivesRole = Pick<Deps, "endWhatIsClosed" | "family" | "now">;

/** All sessions hear of it, and what the role closes ends. */
async function giveRole(tx: Tx, deps: GivesRole, userId: string, role: Role) {
  await setRoleOf(tx, userId, role);
  await requireAdultAdmin(tx, deps, userId);
  await deps.endWhatIsClosed(tx, userId);
}

export async function deleteUser(
  deps: Deps,
  adminId: string,
  { id, why = "" }: InputOf<typeof contract.deleteUser>,
) {
  await deps.db.transaction(async (tx) => {
    const user = await queries.lockUser(tx, id);
    if (!user) throw nobody();
    if (user.role === "admin") throw refusedError(adminRefusals, "admin_stays");
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
