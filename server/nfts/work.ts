/**
 * One turn of one job: look, then do what is left. It can be begun at any time, by any worker, however
 * often, and stopped at any point: the chain is looked at first, and what was signed is stored before
 * it is sent.
 */
import { diceFrom } from "#game/lib/dice.ts";
import {
  canFail,
  LOOK_AGAIN_MS,
  POOR_MS,
  retryAfterMs,
  stepAfterFate,
  type WhyJobFailed,
} from "#game/nfts/job.ts";
import { must } from "#game/lib/must.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newSeed } from "#server/lib/ids.ts";
import { ChainError, type SignedTransaction } from "#server/ports/chain.ts";
import { seedOfWallet } from "#server/wallet/service.ts";
import { mintSeedOf } from "./convert.ts";
import { fail, finish, saveSignedWhileOpen } from "./ending.ts";
import * as queries from "./job-queries.ts";
import type { JobRow } from "./job-queries.ts";
import { findAddress } from "./queries.ts";

export async function doJob(deps: Deps, job: JobRow): Promise<void> {
  try {
    await step(deps, await withAddress(deps, job));
  } catch (error) {
    if (error instanceof queries.LeaseLost) return;
    await afterFailure(deps, job, error);
  }
}

/** A job that knows where its card goes. */
type Aimed = JobRow & { toAddress: string };

/** The new owner's wallet, once it is there: from then on this card goes to that one. */
async function withAddress({ db }: Deps, job: JobRow): Promise<Aimed> {
  if (job.toAddress !== null) return { ...job, toAddress: job.toAddress };
  const toAddress = await findAddress(db, must(job.toId, "new owner of an NFT"));
  if (toAddress === null) throw new ChainError("away", "the new owner has no wallet yet");
  await queries.saveAddress(db, job, toAddress);
  return { ...job, toAddress };
}

async function step(deps: Deps, job: Aimed): Promise<void> {
  // The chain decides: an earlier turn may have died after all was done there.
  if (await isThere(deps, job)) return finish(deps, job);
  if (job.state === "submitted" && !(await canBuildAnew(deps, job))) return;
  const signed = await sign(deps, job);
  if (!(await saveSignedWhileOpen(deps, job, signed))) return;
  await deps.chain.send(signed);
  if ((await deps.chain.fate(signed)) === "confirmed") return finish(deps, job);
  await lookAgain(deps, job);
}

async function isThere({ chain }: Deps, { kind, mint, toAddress }: JobRow): Promise<boolean> {
  if (kind === "mint") return (await chain.readMint(mint)) !== null;
  return (await chain.holdersOf([mint])).get(mint) === toAddress;
}

/** Whether what was signed can never happen any more. Anything else is dealt with here. */
async function canBuildAnew(deps: Deps, job: Aimed): Promise<boolean> {
  const { bytes, signature, lastValidHeight } = job;
  const fate = await deps.chain.fate({
    signature: must(signature, "signature of what was signed"),
    lastValidBlockHeight: BigInt(must(lastValidHeight, "last height of what was signed")),
  });
  switch (stepAfterFate(fate)) {
    case "finish":
      await finish(deps, job);
      return false;
    case "send_again":
      await sendAgain(deps, must(bytes, "what was signed"));
      await lookAgain(deps, job);
      return false;
    case "give_up":
      await giveUp(deps, job, { why: "refused_by_chain", error: JSON.stringify(fate) });
      return false;
    case "build_anew":
      await queries.forgetSigned(deps.db, job, "expired");
      return true;
  }
}

/** What comes of it is seen at the next look; only who cannot pay should know at once. */
async function sendAgain({ chain }: Deps, bytes: string): Promise<void> {
  await chain.send({ bytes }).catch((error: unknown) => {
    if (error instanceof ChainError && error.code === "poor") throw error;
  });
}

async function sign(deps: Deps, job: Aimed): Promise<SignedTransaction> {
  const { chain } = deps;
  const { mint, metadata, toAddress } = job;
  if (job.kind === "mint") {
    return chain.signMint({
      mintSeed: mintSeedOf(deps, job.ownedCardId, job.generation),
      owner: toAddress,
      metadata: must(metadata, "what a mint writes down"),
      payerSeed: job.payer === "wallet" ? await seedOfWallet(deps, toAddress) : null,
    });
  }
  // The holder on the chain is the last owner: the jobs before this one have ended.
  const holder = (await chain.holdersOf([mint])).get(mint);
  if (holder === undefined) throw new ChainError("away", `nobody holds ${mint}`);
  const fromSeed = await seedOfWallet(deps, holder);
  return chain.signTransfer({ mint, fromSeed, to: toAddress, payerSeed: null });
}

const lookAgain = ({ db, now }: Deps, job: JobRow) =>
  queries.doLater(db, job, {
    nextAt: new Date(now() + LOOK_AGAIN_MS),
    error: "",
    isFailure: false,
  });

async function afterFailure(deps: Deps, job: JobRow, error: unknown): Promise<void> {
  const code = error instanceof ChainError ? error.code : "away";
  const words = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ChainError)) {
    deps.log.error({ error, job: job.id }, "a job of the chain broke down and will be tried again");
  }
  try {
    if (code === "poor") return await whenPoor(deps, job, words);
    if (code === "refused") return await whenRefused(deps, job, words);
    await later(deps, job, words);
  } catch (failure) {
    // The lease ends by itself, and then a worker begins anew.
    if (failure instanceof queries.LeaseLost) return;
    deps.log.warn({ error: failure, job: job.id }, "a job of the chain waits for its lease to end");
  }
}

const later = ({ db, now }: Deps, job: JobRow, error: string) =>
  queries.doLater(db, job, {
    nextAt: new Date(now() + retryAfterMs(job.attempts, diceFrom(newSeed()))),
    error,
    isFailure: true,
  });

/**
 * All players share the treasury: their jobs wait until it is filled. A job that the player's own
 * wallet cannot pay fails.
 */
async function whenPoor(deps: Deps, job: JobRow, error: string): Promise<void> {
  const { chain, db, log, now } = deps;
  if (job.payer === "wallet") return giveUp(deps, job, { why: "not_enough_sol", error });
  log.error({ treasury: chain.treasury }, "the treasury cannot pay for NFTs: it has to be filled");
  await queries.doLater(db, job, {
    nextAt: new Date(now() + POOR_MS),
    error: "treasury_low",
    isFailure: true,
  });
  await chain.fillTreasury();
}

async function whenRefused(deps: Deps, job: JobRow, error: string): Promise<void> {
  const account = job.kind === "mint" ? await deps.chain.account(job.mint) : null;
  // The other reason why this address cannot be made: it is made, by an earlier turn.
  if (account?.kind === "mint") return later(deps, job, error);
  await giveUp(deps, job, { why: account ? "address_taken" : "refused_by_chain", error });
}

/** A job whose card has its new owner already is not given up: an admin has to look at it. */
async function giveUp(
  deps: Deps,
  job: JobRow,
  { why, error }: { why: WhyJobFailed; error: string },
): Promise<void> {
  if (canFail(job.kind)) {
    // The node that was asked first was perhaps behind, and what was done before is refused now.
    if (await isThere(deps, job)) return later(deps, job, error);
    return fail(deps, job, { why, error });
  }
  deps.log.error({ job: job.id, mint: job.mint, error }, "the chain refuses to move an NFT");
  if (job.state === "submitted") await queries.forgetSigned(deps.db, job, error);
  await later(deps, job, error);
}
