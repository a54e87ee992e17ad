/** A card on its way out of the game, and back when it could not leave. */
import type { Capability } from "#game/account/capabilities.ts";
import { releaseCard } from "#server/collection/service.ts";
import { mayDo } from "#server/lib/capabilities.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { expireOverdue } from "#server/lib/expire-overdue.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { notify } from "#server/notifications/service.ts";
import { lockPurse } from "#server/purse/service.ts";
import { insertJob, type JobRow } from "./job-queries.ts";
import * as queries from "./withdrawal-queries.ts";
import type { WithdrawalRow } from "./withdrawal-queries.ts";

const NEEDS: Capability = "wallet";

/** A player who sends a card back at once does not wait long. */
const FIRST_LOOK_MS = 20_000;

/** Sends the withdrawals that have waited long enough. */
export const sendWaiting = (deps: Deps): Promise<void> =>
  expireOverdue(deps, {
    list: queries.listDue,
    async end(tx, id, nowMs) {
      const found = await queries.lockWithdrawal(tx, id);
      if (found?.state !== "waiting" || found.leavesAt.getTime() > nowMs) return;
      await send(tx, deps, found);
    },
  });

async function send(tx: Tx, deps: WithoutDb, withdrawal: WithdrawalRow): Promise<void> {
  const { id, playerId, ownedCardId, mint, address } = withdrawal;
  await lockPurse(tx, playerId);
  if (!(await mayUseWallet(tx, deps, playerId))) {
    return giveBack(tx, deps, { withdrawal, state: "cancelled" });
  }
  const now = new Date(deps.now());
  const jobId = await insertJob(tx, {
    ownedCardId,
    kind: "withdrawal",
    mint,
    fromId: playerId,
    toAddress: address,
    askedAt: now,
    nextAt: now,
  });
  await queries.beginSending(tx, id, jobId);
  nudgePlayer(tx, playerId, "nfts");
}

/**
 * A guardian may have closed the wallet since. Withdrawals of an account that is closed for good go
 * on.
 */
export async function mayUseWallet(
  tx: Tx,
  { now, family }: Pick<Deps, "now" | "family">,
  playerId: string,
): Promise<boolean> {
  if ((await queries.findClosing(tx, playerId)) !== null) return true;
  return mayDo({ db: tx, now, family }, NEEDS, playerId);
}

/** The card is in the player's hands as before. The caller has locked the purse. */
export async function giveBack(
  tx: Tx,
  deps: Pick<Deps, "now">,
  { withdrawal, state }: { withdrawal: WithdrawalRow; state: "cancelled" | "failed" },
): Promise<void> {
  const { id, playerId, ownedCardId, address, mint } = withdrawal;
  const at = new Date(deps.now());
  await queries.endWithdrawal(tx, id, { state, endedAt: at });
  await releaseCard(tx, playerId, ownedCardId);
  const what = `withdrawal_${state}` as const;
  await queries.recordInAudit(tx, { playerId, what, address, mint, visitHash: null, at });
  nudgePlayer(tx, playerId, "nfts");
}

/** The chain has sent it. The caller has locked the purse. */
export async function cardHasLeft(tx: Tx, deps: WithoutDb, job: JobRow): Promise<void> {
  const withdrawal = await queries.findByJob(tx, job.id);
  const { playerId, address, mint, id, cardName } = withdrawal;
  const at = new Date(deps.now());
  await queries.nowOutside(tx, withdrawal, new Date(deps.now() + FIRST_LOOK_MS));
  const what = "withdrawal_sent";
  await queries.recordInAudit(tx, { playerId, what, address, mint, visitHash: null, at });
  await notify(tx, deps.jobs, {
    playerId,
    code: "withdrawal_sent",
    params: { name: cardName },
    link: `/nft/${mint}`,
    cause: `withdrawal:${id}`,
  });
}

/** The chain has refused it for good, or the wallet was closed. The caller has locked the purse. */
export async function cardStays(
  tx: Tx,
  deps: Pick<Deps, "now" | "jobs">,
  job: JobRow,
): Promise<void> {
  const withdrawal = await queries.findByJob(tx, job.id);
  await giveBack(tx, deps, { withdrawal, state: "failed" });
  await notify(tx, deps.jobs, {
    playerId: withdrawal.playerId,
    code: "withdrawal_failed",
    params: { name: withdrawal.cardName },
    link: "/wallet",
    cause: `withdrawal:${withdrawal.id}`,
  });
}
