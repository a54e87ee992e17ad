/** What was decided about a player, and the player's one word against it. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/moderation.ts";
import { must } from "#game/lib/must.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { appealRefusals, moderationAnswers } from "#texts/en/admin.ts";
import * as queries from "./queries.ts";

export async function ownDecisions(
  { db }: Deps,
  playerId: string,
): Promise<contract.OwnDecision[]> {
  const rows = await queries.listDecided(db, playerId);
  return rows.map(({ id, kind, decision, why, decidedAt, appealedAt }) => ({
    id,
    kind,
    decision: must(decision, "what was decided"),
    why,
    decidedAt: must(decidedAt, "when it was decided").toISOString(),
    mayAppeal: appealedAt === null,
  }));
}

/** Puts the case into the queue again, for any admin to decide. */
export async function appeal(
  { db, now }: Deps,
  playerId: string,
  { id, text }: InputOf<typeof contract.appeal>,
) {
  await db.transaction(async (tx) => {
    const found = await queries.lockCase(tx, id);
    const isOwn = found?.reportedId === playerId;
    if (!found || !isOwn || found.decision === null || found.decision === "dismiss") {
      throw refusedError(appealRefusals, "no_decision");
    }
    if (found.appealedAt !== null) throw refusedError(appealRefusals, "appealed_already");
    await queries.saveAppeal(tx, id, text, new Date(now()));
  });
  return { ...succeeded, message: moderationAnswers.appealed };
}
