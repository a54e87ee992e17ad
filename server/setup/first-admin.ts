/**
 * A game without an admin prints a link on its console. The operator who reads the console opens
 * it, signs up or in, and becomes the first admin. It works once, and not at all as soon as there
 * is an admin.
 */
import { timingSafeEqual } from "node:crypto";
import type * as contract from "#contract/setup.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { findPlayer, requireAdultAdmin, setRoleOf } from "#server/account/service.ts";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newToken, sha256 } from "#server/lib/ids.ts";
import { countAll } from "#server/lib/limits.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { setupAnswers, setupRefusals } from "#texts/en/setup.ts";
import * as queries from "./queries.ts";

/** The link of this start, which makes those before it worthless; null when there is an admin. */
export const offerSetup = ({ db, publicUrl }: Pick<Deps, "db" | "publicUrl">) =>
  db.transaction(async (tx) => {
    if (await queries.hasAdmin(tx)) {
      await queries.dropLink(tx);
      return null;
    }
    const token = newToken();
    await queries.keepLink(tx, sha256(token));
    return `${publicUrl}/setup?token=${token}`;
  });

/** Takes as long for a wrong one as for the right one. */
const isRight = (token: string, hash: Buffer | null): boolean =>
  timingSafeEqual(sha256(token), hash ?? sha256(newToken()));

const works = async (tx: Tx, token: string, hash: Buffer | null): Promise<boolean> =>
  isRight(token, hash) && !(await queries.hasAdmin(tx));

export async function checkSetupLink({ db, limits }: Deps, token: string, { address }: Visit) {
  const giveBack = await countAll(limits, [["token from one address", address]]);
  const isOpen = await works(db, token, await queries.findLink(db));
  if (isOpen) await giveBack();
  return { works: isOpen };
}

export async function becomeFirstAdmin(
  deps: Deps,
  playerId: string,
  { token }: InputOf<typeof contract.becomeFirstAdmin>,
  { address }: Visit,
) {
  const { db, limits, sessions, now } = deps;
  const giveBack = await countAll(limits, [["token from one address", address]]);
  await db.transaction(async (tx) => {
    if (!(await works(tx, token, await queries.lockLink(tx)))) {
      throw refusedError(setupRefusals, "dead_setup_link");
    }
    const { role } = await findPlayer(tx, playerId);
    if (role === "demo") throw refusedError(setupRefusals, "demo_sets_nothing_up");
    await setRoleOf(tx, playerId, "admin");
    await requireAdultAdmin(tx, deps, playerId);
    await deps.endWhatIsClosed(tx, playerId);
    await queries.dropLink(tx);
    await writeAdminLog(tx, {
      atMs: now(),
      adminId: playerId,
      deed: "first admin",
      subject: { kind: "setup", id: playerId },
      before: { role },
      after: { role: "admin" },
    });
    return null;
  });
  sessions.forget(playerId);
  await giveBack();
  return { ...succeeded, message: setupAnswers.first_admin };
}
