/** A player deletes their own account, and brings it back within 14 days. */
import type * as contract from "#contract/own-data.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { withSingleSpaces } from "#game/lib/plain-name.ts";
import { refuseToLeave, returnUntilMs, type Leaver } from "#game/own-data/leaving.ts";
import { countLetter, provePassword } from "#server/account/service.ts";
import { giveUpDuel } from "#server/duel/service.ts";
import {
  closeForLeaving,
  askingMember,
  findMember,
  lockMembers,
  reopen,
} from "#server/family/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { RefusedError, refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { logInRefusals } from "#texts/en/account.ts";
import { leavingRefusals, ownDataAnswers, ownDataRefusals } from "#texts/en/own-data.ts";
import * as queries from "./leaving-queries.ts";

/** With the account locked, so that no child gets it as its guardian, and no other admin leaves. */
async function findLeaver(deps: Pick<Deps, "now" | "family">, tx: Tx, playerId: string) {
  const admins = await queries.lockAdmins(tx);
  await lockMembers(tx, [playerId]);
  const { role, band, username, guardianIds } = await askingMember(deps, tx, playerId);
  const leaver: Leaver = {
    role,
    band,
    guardians: guardianIds.length,
    children: await queries.countChildren(tx, playerId),
    isLastAdmin: role === "admin" && admins.length === 1,
    nfts: await queries.countNfts(tx, playerId),
  };
  return { leaver, username };
}

export const readLeaving = (deps: Deps, playerId: string) =>
  deps.db.transaction(async (tx) => {
    const { leaver } = await findLeaver(deps, tx, playerId);
    const refusal = refuseToLeave(leaver, { givesUpNfts: true });
    const hindrance = refusal === "nfts_inside" ? null : refusal;
    const words = hindrance === null ? "" : leavingRefusals[hindrance];
    return { hindrance, words, nfts: leaver.nfts };
  });

type Leaving = InputOf<typeof contract.deleteOwnAccount>;

export async function deleteOwnAccount(
  deps: Deps,
  playerId: string,
  { username, givesUpNfts = false }: Leaving,
  visit: Visit,
) {
  const isLetterDue = await mayWriteTo(deps, playerId, visit);
  const reply = await deps.db.transaction(async (tx) => {
    const { leaver, username: own } = await findLeaver(deps, tx, playerId);
    if (withSingleSpaces(username) !== own) {
      throw refusedError(ownDataRefusals, "not_this_username").with({ field: "username" });
    }
    const refusal = refuseToLeave(leaver, { givesUpNfts });
    if (refusal) throw refusedError(leavingRefusals, refusal);
    const wanted = new Date(returnUntilMs(deps.now()));
    const closedUntil = await closeForLeaving(deps, tx, { playerId, until: wanted });
    if (isLetterDue) await deps.jobs.add(tx, "send-leaving-letter", { playerId });
    const until = (closedUntil ?? wanted).toISOString();
    return { ...succeeded, message: ownDataAnswers.deleted({ until }), until };
  });
  deps.sessions.forget(playerId);
  visit.setToken(null);
  await giveUpDuel(deps, playerId);
  return reply;
}

/**
 * A limit on letters does not keep a player from leaving: beyond it they leave without a letter.
 */
async function mayWriteTo({ db, limits }: Deps, playerId: string, visit: Visit): Promise<boolean> {
  const member = await findMember(db, playerId);
  if (!member) return false;
  try {
    const unconfirmed = [member.email];
    await countLetter(limits, { account: playerId, from: visit.address, unconfirmed });
    return true;
  } catch (error) {
    if (error instanceof RefusedError) return false;
    throw error;
  }
}

/** Opens no session: the sign-in that follows asks for everything that it always asks for. */
export async function returnToAccount(
  deps: Deps,
  credentials: InputOf<typeof contract.returnToAccount>,
  visit: Visit,
) {
  const proved = await provePassword(deps, credentials, visit);
  if (proved === null) throw refusedError(logInRefusals, "wrong_password");
  const isBack = await deps.db.transaction((tx) => reopen(tx, proved.id, deps.now()));
  if (!isBack) throw refusedError(ownDataRefusals, "nothing_to_bring_back");
  return { ...succeeded, message: ownDataAnswers.returned };
}
