/** A child asks for one thing; a guardian answers from the bell, a letter or the page, once. */
import type * as contract from "#contract/family.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { refuseTo } from "#game/account/capabilities.ts";
import { yesTo, type Wanted } from "#game/family/allowances.ts";
import { refuseRequest } from "#game/family/request.ts";
import { DAY_MS } from "#game/lib/day.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { newId, sha256 } from "#server/lib/ids.ts";
import { withMoments } from "#server/lib/database/moments.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { findStanding } from "#server/lib/standing.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { notify, notifyMany } from "#server/notifications/service.ts";
import { answerRefusals, familyAnswers, requestRefusals } from "#texts/en/family.ts";
import { allow, nudgeFamily } from "./allowances.ts";
import { lockAllowances } from "./allowance-queries.ts";
import { listGuardians } from "./child-queries.ts";
import { lockMembers } from "./queries.ts";
import * as queries from "./request-queries.ts";

export const FAMILY_PAGE = "/family";

/** Asking twice for the same thing asks once. */
export async function askGuardian(
  deps: Deps,
  childId: string,
  { wanted }: InputOf<typeof contract.askGuardian>,
) {
  return deps.db.transaction(async (tx) => {
    const nowMs = deps.now();
    const standing = await findStanding(tx, childId, deps.family, nowMs);
    if (standing.hasGuardian) await lockAllowances(tx, childId);
    const lately = await queries.listLately(tx, childId, new Date(nowMs - DAY_MS));
    const ofThis = lately.filter((each) => each.wanted === wanted);
    if (ofThis.some(({ answeredAt }) => answeredAt === null)) return asked;
    const refusal = refuseRequest(
      {
        // Whether it is bedtime now has nothing to do with it.
        closed: refuseTo(wanted, { ...standing, pause: null }),
        // Only guardians with an account can answer; without one the child asks by a new letter.
        hasGuardian: (await listGuardians(tx, childId)).length > 0,
        askedAtMs: lately.map(({ askedAt }) => askedAt.getTime()),
        refusedAtMs: ofThis.find(({ isYes }) => isYes === false)?.answeredAt?.getTime() ?? null,
      },
      nowMs,
    );
    if (refusal) throw refusedError(requestRefusals, refusal);
    const id = newId();
    await queries.insertRequest(tx, { id, childId, wanted, now: new Date(nowMs) });
    await tellGuardians(tx, deps, { id, childId, wanted });
    return asked;
  });
}

const asked = { ...succeeded, message: familyAnswers.asked };

async function tellGuardians(
  tx: Tx,
  { jobs }: WithoutDb,
  { id, childId, wanted }: { id: string; childId: string; wanted: Wanted },
): Promise<void> {
  const [guardians, { name: child }] = await Promise.all([
    listGuardians(tx, childId),
    tx.one<{ name: string }>(`select username as name from players where id = $1`, [childId]),
  ]);
  await notifyMany(
    tx,
    jobs,
    guardians.map(({ id: playerId }) => ({
      playerId,
      code: "child_asks" as const,
      params: { child, wanted },
      link: FAMILY_PAGE,
      cause: `request:${id}`,
    })),
  );
  for (const { id: playerId } of guardians) {
    const letter = { playerId, childId, letter: "request", requestId: id } as const;
    await jobs.add(tx, "send-family-letter", letter);
  }
  await nudgeFamily(tx, childId);
}

export async function listOwnRequests({ db }: Deps, childId: string) {
  return (await queries.listOpenRequests(db, childId)).map(withMoments);
}

export const answerRequest = (
  deps: Deps,
  guardianId: string,
  { id, isYes }: InputOf<typeof contract.answerRequest>,
) => answer(deps, guardianId, { isYes, find: (tx) => queries.findRequest(tx, id, guardianId) });

export const answerByLink = (
  deps: Deps,
  guardianId: string,
  { token, isYes }: InputOf<typeof contract.answerByLink>,
) =>
  answer(deps, guardianId, {
    isYes,
    find: (tx) => queries.findByLink(tx, sha256(token), guardianId),
  });

/** The caller's own letters only: to anybody else a link says nothing. */
export async function readRequestLink(
  { db }: Deps,
  guardianId: string,
  { token }: InputOf<typeof contract.readRequestLink>,
) {
  const request = unanswered(await queries.findByLink(db, sha256(token), guardianId));
  return { child: request.child, request: withMoments(request) };
}

type Answering = {
  isYes: boolean;
  find: (tx: Tx) => Promise<queries.AskedRow | null>;
};

async function answer(deps: Deps, guardianId: string, { isYes, find }: Answering) {
  const { child, childId, wanted } = await deps.db.transaction(async (tx) => {
    const found = await find(tx);
    if (found) await lockMembers(tx, [found.childId, guardianId]);
    // The other guardian may have answered a moment ago, or this one may have left.
    const request = unanswered(await find(tx));
    const now = new Date(deps.now());
    await queries.answer(tx, { id: request.id, guardianId, isYes, now });
    const set = isYes ? yesTo(request.wanted) : {};
    await allow(tx, deps, { guardianId, childId: request.childId, set, seenVersion: null });
    await tellChild(tx, deps, { request, guardianId, isYes });
    return request;
  });
  deps.sessions.forget(childId);
  const message = isYes
    ? familyAnswers.said_yes({ child, wanted })
    : familyAnswers.said_no({ child });
  return { ...succeeded, message };
}

function unanswered(request: queries.AskedRow | null): queries.AskedRow {
  if (!request) throw refusedError(answerRefusals, "no_request");
  const { isYes, by } = request;
  if (isYes === null) return request;
  throw refusedError(answerRefusals, "answered", { by: by ?? request.child, isYes });
}

type AnsweredRequest = { request: queries.AskedRow; guardianId: string; isYes: boolean };

async function tellChild(
  tx: Tx,
  { jobs }: WithoutDb,
  { request, guardianId, isYes }: AnsweredRequest,
): Promise<void> {
  const { id, childId, wanted } = request;
  const guardians = await listGuardians(tx, childId);
  const by = guardians.find((each) => each.id === guardianId)?.name ?? "";
  await notify(tx, jobs, {
    playerId: childId,
    code: "guardian_answered",
    params: { by, wanted, isYes },
    link: "",
    cause: `request:${id}`,
  });
  await nudgeFamily(tx, childId);
}
