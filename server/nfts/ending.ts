/** What follows in the game when the chain has done what a job wanted, or has refused it for good. */
import { must } from "#game/lib/must.ts";
import { canFail, type WhyJobFailed } from "#game/nfts/job.ts";
import { releaseCard } from "#server/collection/service.ts";
import { holdStanding } from "#server/lib/capabilities.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { notify } from "#server/notifications/service.ts";
import type { SignedTransaction } from "#server/ports/chain.ts";
import { lockPurse } from "#server/purse/service.ts";
import { endJob, saveSigned, type JobRow } from "./job-queries.ts";
import { findCardName, saveNftAddress } from "./queries.ts";
import { cardHasLeft, cardStays, mayUseWallet } from "./leaving.ts";

export const finish = (deps: Deps, job: JobRow): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const ownerId = ownerOf(job);
    const endedAt = new Date(deps.now());
    // They travel together: when the first is in vain, nothing of the others stays.
    await Promise.all([
      lockPurse(tx, ownerId),
      endJob(tx, job, { why: null, error: "", endedAt }),
      ...(job.kind === "mint" ? [becomeNft(tx, deps, job)] : []),
    ]);
    for (const id of [job.fromId, job.toId]) if (id !== null) nudgePlayer(tx, id, "nfts");
    if (job.kind === "withdrawal") await cardHasLeft(tx, deps, job);
  });

/** The player whose purse is the lock on the card: for a withdrawal the one who sends it away. */
const ownerOf = ({ fromId, toId }: JobRow): string => must(toId ?? fromId, "owner of an NFT");

async function becomeNft(tx: Tx, { jobs }: WithoutDb, { ownedCardId, mint, ...job }: JobRow) {
  const playerId = must(job.toId, "owner of a new NFT");
  const [name] = await Promise.all([
    findCardName(tx, ownedCardId),
    saveNftAddress(tx, ownedCardId, mint),
    releaseCard(tx, playerId, ownedCardId),
  ]);
  await notify(tx, jobs, {
    playerId,
    code: "card_minted",
    params: { name },
    link: `/nft/${mint}`,
    cause: `nft:${mint}`,
  });
}

type Failed = { why: WhyJobFailed; error: string };

export const fail = (deps: Deps, job: JobRow, failed: Failed): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockPurse(tx, ownerOf(job));
    await failLocked(tx, deps, { job, ...failed });
  });

/** The card is free again. The caller has locked the purse. */
export async function failLocked(
  tx: Tx,
  deps: Pick<Deps, "now" | "jobs">,
  { job, why, error }: Failed & { job: JobRow },
): Promise<void> {
  const playerId = ownerOf(job);
  await endJob(tx, job, { why, error, endedAt: new Date(deps.now()) });
  if (job.kind === "withdrawal") await cardStays(tx, deps, job);
  else {
    await releaseCard(tx, playerId, job.ownedCardId);
    await notify(tx, deps.jobs, {
      playerId,
      code: "mint_failed",
      params: { name: await findCardName(tx, job.ownedCardId) },
      link: `/card/${job.ownedCardId}`,
      cause: `nft-job:${job.id}`,
    });
  }
  nudgePlayer(tx, playerId, "nfts");
}

/**
 * Whether the job goes on to the chain; if not, it has ended. A guardian or an admin who closes the
 * wallet waits until this is stored, or has been waited for.
 */
export const saveSignedWhileOpen = (
  deps: Deps,
  job: JobRow,
  signed: SignedTransaction,
): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const playerId = ownerOf(job);
    if (canFail(job.kind)) await holdStanding(tx, playerId);
    const goesOn = !canFail(job.kind) || (await mayUseWallet(tx, deps, playerId));
    if (goesOn) await saveSigned(tx, job, signed);
    else {
      await lockPurse(tx, playerId);
      await failLocked(tx, deps, { job, why: "wallet_closed", error: "" });
    }
    return goesOn;
  });
