/** An account that is closed for a while: by an admin, and until a moment at which it opens by itself. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/suspensions.ts";
import { refuseToSuspend } from "#game/account/suspension.ts";
import { findReader } from "#server/account/service.ts";
import { giveUpDuel } from "#server/duel/service.ts";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { expireOverdue } from "#server/lib/expire-overdue.ts";
import type { JobWork } from "#server/lib/jobs.ts";
import { withMentions, withNames } from "#server/lib/names/mentions.ts";
import { sendNudge } from "#server/lib/nudges.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { notifyMany } from "#server/notifications/service.ts";
import { adminRefusals } from "#texts/en/admin.ts";
import {
  suspensionAnswers,
  suspensionLetter,
  suspensionRefusals,
  suspensionStateRefusals,
} from "#texts/en/suspensions.ts";
import * as queries from "./queries.ts";

async function lockUser(tx: Tx, id: string) {
  const user = await queries.lockUser(tx, id);
  if (!user) throw refusedError(adminRefusals, "no_user");
  return user;
}

/** As the log keeps it; the reason stands beside it. */
const stateOf = (suspension: { until: Date } | null) =>
  suspension && { suspendedUntil: suspension.until.toISOString() };

export async function suspendUser(
  deps: Deps,
  adminId: string,
  { id, why, until: asked }: InputOf<typeof contract.suspendUser>,
) {
  const until = new Date(asked);
  await deps.db.transaction(async (tx) => {
    const { role, username } = await lockUser(tx, id);
    const nowMs = deps.now();
    const isOwn = id === adminId;
    const refusal = refuseToSuspend({ role, isOwn, untilMs: until.getTime(), nowMs });
    if (refusal) throw refusedError(suspensionRefusals, refusal);
    const since = new Date(nowMs);
    const before = await queries.findSuspension(tx, id, since);
    await queries.putSuspension(tx, id, { why: await withMentions(tx, why), until, since });
    await deps.sessions.endAll(tx, id);
    await deps.endWhatIsClosed(tx, id);
    await tell(tx, deps, { id, username, why, until });
    await writeAdminLog(tx, {
      atMs: nowMs,
      adminId,
      deed: "account suspended",
      subject: { kind: "account", id },
      why,
      before: stateOf(before),
      after: stateOf({ until }),
    });
    return null;
  });
  deps.sessions.forget(id);
  await giveUpDuel(deps, id);
  return { ...succeeded, message: suspensionAnswers.suspended };
}

type ToldSuspension = { id: string; username: string; why: string; until: Date };

async function tell(
  tx: Tx,
  { jobs, now }: WithoutDb,
  { id, username, why, until }: ToldSuspension,
) {
  const params = { why, until: until.toISOString() };
  const about = { link: "", cause: `suspension:${id}:${now()}` };
  const guardians = await queries.listGuardians(tx, id);
  await notifyMany(tx, jobs, [
    { playerId: id, code: "suspended", params, ...about },
    ...guardians.map((guardian) => ({
      playerId: guardian.id,
      code: "child_suspended" as const,
      params: { ...params, child: username },
      ...about,
    })),
  ]);
  await jobs.add(tx, "send-suspension-letter", { playerId: id });
}

export async function endSuspension(
  deps: Deps,
  adminId: string,
  { id, why = "" }: InputOf<typeof contract.endSuspension>,
) {
  await deps.db.transaction(async (tx) => {
    await lockUser(tx, id);
    const nowMs = deps.now();
    const before = await queries.findSuspension(tx, id, new Date(nowMs));
    if (!before) throw refusedError(suspensionStateRefusals, "not_suspended");
    await queries.removeSuspension(tx, id);
    await open(tx, deps, { id, adminId, why, until: before.until });
    return null;
  });
  deps.sessions.forget(id);
  return { ...succeeded, message: suspensionAnswers.ended };
}

type Opened = { id: string; adminId: string | null; why: string; until: Date };

async function open(tx: Tx, deps: WithoutDb, { id, adminId, why, until }: Opened): Promise<void> {
  const atMs = deps.now();
  const cause = `suspension:${id}:${atMs}`;
  await notifyMany(tx, deps.jobs, [
    { playerId: id, code: "suspension_over", params: {}, link: "", cause },
  ]);
  await sendNudge(tx, { about: "sessions", playerId: id });
  nudgePlayer(tx, id, "account");
  await writeAdminLog(tx, {
    atMs,
    adminId,
    deed: adminId === null ? "suspension over" : "suspension ended",
    subject: { kind: "account", id },
    why,
    before: stateOf({ until }),
    after: null,
  });
}

/** The gate opens by the clock; here it is written down and told, once. */
export const endSuspensions = (deps: Deps): Promise<void> =>
  expireOverdue(deps, {
    list: queries.listOver,
    async end(tx, id, nowMs) {
      const user = await queries.lockUser(tx, id);
      const over = await queries.takeOver(tx, id, new Date(nowMs));
      // A player who has left meanwhile gets no notification.
      if (user && over) await open(tx, deps, { id, adminId: null, why: "", until: over.until });
    },
  });

/** A role opens nothing to a suspended account, and an admin is never one. */
export async function refuseWhileSuspended(
  tx: Tx,
  { now }: Pick<Deps, "now">,
  playerId: string,
): Promise<void> {
  if (await queries.findSuspension(tx, playerId, new Date(now())))
    throw refusedError(suspensionStateRefusals, "suspended_stays_user");
}

export async function sendSuspensionLetter(
  { db, mailer, publicUrl, operator, now }: Deps,
  { playerId }: JobWork["send-suspension-letter"],
): Promise<void> {
  const reader = await findReader(db, playerId);
  const suspension = await queries.findSuspension(db, playerId, new Date(now()));
  if (!reader || !suspension) return;
  const [why = ""] = await withNames(db, [suspension.why]);
  const until = suspension.until.toISOString();
  const { username, email: to } = reader;
  const about = { link: `${publicUrl}/login`, contact: operator.email };
  const words = suspensionLetter({ username, why, until, ...about });
  await mailer.send({ to, about: playerId, id: `suspension-${playerId}-${until}`, ...words });
}
