/** Who is an admin. A second admin agrees by asking for the same; the only one decides alone. */
import type * as contract from "#contract/admin.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { requireAdultAdmin, setRoleOf } from "#server/account/service.ts";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { aloneSince, requireSecondAdmin } from "#server/lib/second-admin.ts";
import type { Role } from "#game/account/roles.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { refuseWhileSuspended } from "#server/suspensions/service.ts";
import { adminAnswers, adminRefusals, secondAdminRefusals } from "#texts/en/admin.ts";
import { requestRefusals } from "#texts/en/requests.ts";
import { notifyAdmins } from "./letters.ts";
import * as queries from "./role-queries.ts";

/** Afterwards a new request is needed. */
const REQUEST_DAYS = 7;

export const requestsSince = (nowMs: number) => new Date(nowMs - REQUEST_DAYS * DAY_MS);

/** The admin who asked to make this player an admin and waits for a second one, or null. */
export async function waitingFor(tx: Tx, userId: string, nowMs: number) {
  const found = await queries.findRequest(tx, userId, requestsSince(nowMs));
  if (!found) return null;
  const { askedBy: id, askedByName: name, askedAt } = found;
  return { by: { id, name }, at: askedAt.toISOString() };
}

/** Whom other admins want to make one, where this admin may agree. */
export async function adminsWaitingFor(tx: Tx, adminId: string, nowMs: number) {
  const since = requestsSince(nowMs);
  const rows = await queries.listRequests(tx, { adminId, since, alone: aloneSince(nowMs) });
  return rows.map(({ userId, username, by, byName, askedAt }) => ({
    user: { id: userId, name: username },
    by: { id: by, name: byName },
    at: askedAt.toISOString(),
  }));
}

/**
 * The admins are locked first, always in the same order: two at once never leave none. Who was one when
 * the request came in may be none by now, and then is not the only one who decides alone either.
 */
async function lockWithAdmins(tx: Tx, { userId, adminId }: { userId: string; adminId: string }) {
  const admins = await queries.lockAdmins(tx);
  if (!admins.some(({ id }) => id === adminId)) throw refusedError(requestRefusals, "not_admin");
  const user = await queries.lockUser(tx, userId);
  if (!user) throw refusedError(adminRefusals, "no_user");
  return { user, admins, isLastAdmin: user.role === "admin" && admins.length < 2 };
}

export async function changeRole(
  deps: Deps,
  adminId: string,
  { userId, role, why = "" }: InputOf<typeof contract.changeRole>,
) {
  const isWaiting = await deps.db.transaction(async (tx) => {
    const { user, admins, isLastAdmin } = await lockWithAdmins(tx, { userId, adminId });
    if (user.role === role) return false;
    if (isLastAdmin) throw refusedError(adminRefusals, "last_admin");
    const asked = { userId, askedBy: adminId, askedAt: new Date(deps.now()) };
    const isMade = role !== "admin" || (await makeAdmin(tx, deps, asked, admins.length));
    if (role !== "admin") await giveRole(tx, deps, userId, role);
    const number = await writeAdminLog(tx, {
      atMs: deps.now(),
      adminId,
      deed: isMade ? "role changed" : "admin asked for",
      subject: { kind: "role", id: userId },
      why,
      before: { role: user.role },
      after: { role: isMade ? role : user.role },
    });
    await notifyAdmins(tx, deps, number);
    return !isMade;
  });
  deps.sessions.forget(userId);
  const message = adminAnswers[isWaiting ? "role_waits" : "role_changed"];
  return { ...succeeded, isWaiting, message };
}

/** False where a second admin has to want it, too. */
async function makeAdmin(
  tx: Tx,
  deps: GivesRole,
  asked: RoleRequest,
  admins: number,
): Promise<boolean> {
  const { userId } = asked;
  const isAlone = admins === 1;
  const isMade = isAlone || (await agrees(tx, asked));
  if (isMade) await giveRole(tx, deps, userId, "admin");
  else await refuseWhileSuspended(tx, deps, userId);
  if (isAlone || !isMade) await queries.saveRequest(tx, { ...asked, isAlone });
  return isMade;
}

type RoleRequest = { userId: string; askedBy: string; askedAt: Date };

/** Whether another admin has asked for the same, so that this one agrees. */
async function agrees(
  tx: Tx,
  { userId, askedBy: adminId, askedAt }: RoleRequest,
): Promise<boolean> {
  const nowMs = askedAt.getTime();
  const found = await queries.findRequest(tx, userId, requestsSince(nowMs));
  if (!found || found.askedBy === adminId) return false;
  await requireSecondAdmin(tx, { askedBy: found.askedBy, adminId, nowMs });
  return true;
}

/** As the log keeps it; null when there is no such account, or none any more. */
export async function roleNow(tx: Tx, userId: string) {
  const user = await queries.lockUser(tx, userId);
  return user && { role: user.role };
}

/**
 * Takes a change of a role back; the last admin stays one, and where there are two, an undo makes none.
 * The only admin makes one alone by it, as by the change itself.
 */
export async function restoreRole(
  tx: Tx,
  userId: string,
  before: object | null,
  deps: GivesRole & { adminId: string },
): Promise<void> {
  const { role } = before as { role: Role };
  const { admins, isLastAdmin } = await lockWithAdmins(tx, { userId, adminId: deps.adminId });
  if (isLastAdmin && role !== "admin") throw refusedError(adminRefusals, "last_admin");
  if (role === "admin" && admins.length > 1) {
    throw refusedError(secondAdminRefusals, "ask_for_admin");
  }
  await giveRole(tx, deps, userId, role);
  const [only] = admins;
  if (role !== "admin" || !only) return;
  const askedAt = new Date(deps.now());
  await queries.saveRequest(tx, { userId, askedBy: only.id, askedAt, isAlone: true });
}

type GivesRole = Pick<Deps, "endWhatIsClosed" | "family" | "now">;

/** All sessions hear of it, and what the role closes ends. */
export async function giveRole(tx: Tx, deps: GivesRole, userId: string, role: Role) {
  if (role === "admin") await refuseWhileSuspended(tx, deps, userId);
  await queries.dropRequest(tx, userId);
  await setRoleOf(tx, userId, role);
  await requireAdultAdmin(tx, deps, userId);
  await deps.endWhatIsClosed(tx, userId);
}
