/** What the people who run the game decide about what was reported. The log has all of it. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/moderation.ts";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { notify } from "#server/notifications/service.ts";
import { decisionRefusals, moderationAnswers } from "#texts/en/admin.ts";
import { editRefusals } from "#texts/en/requests.ts";
import { lift, take, type Deed } from "./measures.ts";
import * as queries from "./queries.ts";

/** What may be done about each kind, besides nothing. */
const measures: Readonly<Record<contract.ReportKind, contract.Decision>> = {
  deal: "warn",
  card: "hide",
  name: "rename",
};

const told = { warn: "warned", hide: "card_words_hidden", rename: "name_withheld" } as const;

type DecisionRequest = { adminId: string; decision: contract.Decision; why: string; nowMs: number };

export async function decide(
  deps: Deps,
  adminId: string,
  { id, decision, why = "", ...seen }: InputOf<typeof contract.decideReport>,
) {
  const asked = { adminId, decision, why, nowMs: deps.now() };
  const reportedId = await deps.db.transaction(async (tx) => {
    const found = await queries.lockCase(tx, id);
    if (!found) throw refusedError(decisionRefusals, "no_report");
    if (found.reportedId === adminId) throw refusedError(decisionRefusals, "own_case");
    if (found.state === "handled") throw refusedError(decisionRefusals, "decided_already");
    if (!isSame(found, seen)) throw refusedError(editRefusals, "changed_meanwhile");
    if (decision !== "dismiss" && decision !== measures[found.kind]) {
      throw refusedError(decisionRefusals, "other_kind");
    }
    const isLifted = decision === "dismiss" && found.state === "appeal";
    await settle(tx, found, asked, isLifted);
    await tell(tx, deps, found, asked);
    return found.reportedId;
  });
  deps.sessions.forget(reportedId);
  const message = moderationAnswers[decision === "dismiss" ? "dismissed" : "decided"];
  return { ...succeeded, message };
}

type Seen = Pick<InputOf<typeof contract.decideReport>, "state" | "openedAt">;

/** An appeal, and a report of what was handled, put the case into the queue anew. */
const isSame = ({ state, openedAt }: queries.CaseRow, seen: Seen): boolean =>
  state === seen.state && openedAt.getTime() === Date.parse(seen.openedAt);

async function settle(
  tx: Tx,
  found: queries.CaseRow,
  asked: DecisionRequest,
  isLifted: boolean,
): Promise<void> {
  const { adminId, decision, why, nowMs } = asked;
  const deed = await deedOf(tx, found, asked, isLifted);
  const { wordsId, ...logged } = deed;
  await writeAdminLog(tx, { atMs: nowMs, adminId, why, ...logged });
  const hasMeasure = found.decision !== null && found.decision !== "dismiss";
  if (decision === "dismiss" && hasMeasure && !isLifted) {
    await queries.closeCase(tx, found.id);
    return;
  }
  await queries.saveDecision(tx, {
    id: found.id,
    decision,
    why,
    decidedBy: adminId,
    decidedAt: new Date(nowMs),
    wordsId,
    appealedAt: found.state === "appeal" ? found.appealedAt : null,
  });
}

function deedOf(
  tx: Tx,
  found: queries.CaseRow,
  { decision, nowMs }: DecisionRequest,
  isLifted: boolean,
): Promise<Deed> {
  if (decision !== "dismiss") return take(tx, found, decision, nowMs);
  if (isLifted) return lift(tx, found, nowMs);
  return Promise.resolve({
    deed: "report dismissed",
    subject: { kind: "report", id: found.id },
    before: { decision: found.decision },
    after: { decision: found.decision ?? decision },
    wordsId: found.wordsId,
  });
}

/** A dismissed report is no news to whom it was about. */
async function tell(
  tx: Tx,
  { jobs }: WithoutDb,
  { id, reportedId, state }: queries.CaseRow,
  { decision, why, nowMs }: DecisionRequest,
): Promise<void> {
  const isAppeal = state === "appeal";
  if (decision === "dismiss" && !isAppeal) return;
  const again = decision === "dismiss" ? "decision_lifted" : "decision_stays";
  await notify(tx, jobs, {
    playerId: reportedId,
    code: isAppeal || decision === "dismiss" ? again : told[decision],
    params: { why },
    link: "",
    cause: `report:${id}:${nowMs}`,
  });
}
