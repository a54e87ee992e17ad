/** A guardian deletes a child's account: with the name typed, and the guardian's own password. */
import type * as contract from "#contract/family.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { withSingleSpaces } from "#game/lib/plain-name.ts";
import { proveOwnPassword } from "#server/account/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { notifyMany } from "#server/notifications/service.ts";
import { recoveryRefusals } from "#texts/en/account.ts";
import { familyAnswers, familyRefusals } from "#texts/en/family.ts";
import { nudgeFamily } from "./allowances.ts";
import { listGuardians } from "./child-queries.ts";
import { findOwnChild } from "./children.ts";
import { closeForErasing } from "./erase.ts";
import { writeToOthers } from "./letters.ts";
import { askingMember } from "./members.ts";
import { FAMILY_PAGE } from "./requests.ts";

export async function deleteChild(
  deps: Deps,
  guardianId: string,
  { id, name, password }: InputOf<typeof contract.deleteChild>,
) {
  await findOwnChild(deps.db, guardianId, id);
  const isProved = (await proveOwnPassword(deps, guardianId, password)) !== null;
  const reply = await deps.db.transaction(async (tx) => {
    const found = await findOwnChild(tx, guardianId, id);
    if (!isProved) throw refusedError(recoveryRefusals, "wrong_current_password");
    if (withSingleSpaces(name) !== found.name) throw refusedError(familyRefusals, "not_this_name");
    await nudgeFamily(tx, id);
    await tellOtherParents(tx, deps, { guardianId, childId: id, child: found.name });
    await closeForErasing(deps, tx, id);
    return { ...succeeded, message: familyAnswers.deleted({ child: found.name }) };
  });
  deps.sessions.forget(id);
  return reply;
}

/** The other parent may live somewhere else. */
async function tellOtherParents(
  tx: Tx,
  deps: WithoutDb,
  { guardianId, childId, child }: { guardianId: string; childId: string; child: string },
): Promise<void> {
  const guardians = await listGuardians(tx, childId);
  const { username: by, mailbox } = await askingMember(deps, tx, guardianId);
  await notifyMany(
    tx,
    deps.jobs,
    guardians
      .filter(({ id }) => id !== guardianId)
      .map(({ id: playerId }) => ({
        playerId,
        code: "child_deleted" as const,
        params: { child, by },
        link: FAMILY_PAGE,
        cause: `deleted:${childId}`,
      })),
  );
  await writeToOthers(tx, deps, { letter: "deleted", childId, mailbox });
}
