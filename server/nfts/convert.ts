/**
 * A card becomes an NFT. Asking stores the wish and holds the card, in one transaction; a worker
 * does the rest, whether or not a request waits for it.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/nfts.ts";
import type { ConversionOnWire } from "#contract/nfts.ts";
import { refuseToConvert, type ConversionRefusal } from "#game/nfts/conversion.ts";
import { costInCents, inSol, USUAL_COST_LAMPORTS } from "#game/nfts/cost.ts";
import { metadataOf } from "#game/nfts/metadata.ts";
import { DAY_MS, dayNumber } from "#game/lib/day.ts";
import { findFree, findTeam, holdCard, type OwnedRow } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { newId } from "#server/lib/ids.ts";
import { RefusedError, refusedError } from "#server/lib/refuse.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { ChainError, type CardMetadata } from "#server/ports/chain.ts";
import { lockPurse } from "#server/purse/service.ts";
import { conversionAnswers, conversionRefusals, whyJobFailedTexts } from "#texts/en/nfts.ts";
import { walletRefusals } from "#texts/en/wallet.ts";
import { findJob, findMintOf, insertJob, type JobRow } from "./job-queries.ts";
import * as queries from "./queries.ts";

/** A browser and everything in between wait for an answer as long as this. */
const ANSWER_WITHIN_MS = 25_000;
/** A lost nudge costs no more than this. */
const LOOK_EVERY_MS = 500;

type ConversionInput = InputOf<typeof contract.convertToNft>;

export async function quoteConversion(
  deps: Deps,
  playerId: string,
  { userCardId }: ConversionInput,
) {
  const planned = await planOf(deps, playerId, userCardId);
  const { costLamports: lamports } = planned;
  return {
    lamports,
    sol: inSol(lamports),
    usdCents: costInCents(lamports, deps.solPrice.now().usdPerSol),
    payer: payerOf(deps),
    refusal: await refusalInWords(deps, playerId, planned),
  };
}

async function refusalInWords(deps: Deps, playerId: string, planned: Plan): Promise<string> {
  try {
    const today = await todayOf(deps.db, deps.now, playerId);
    const refusal = refusalOf(deps.nft, today, planned);
    if (refusal) return conversionRefusals[refusal];
    await findFree(deps.db, playerId, planned.card.id);
    return "";
  } catch (error) {
    if (error instanceof RefusedError) return error.message;
    throw error;
  }
}

export async function convertToNft(deps: Deps, playerId: string, { userCardId }: ConversionInput) {
  // Each may wait for long, and looks into the database meanwhile.
  await deps.limits.count("conversion asked by one player", playerId);
  const planned = await planOf(deps, playerId, userCardId);
  const { jobId } = await deps.db.transaction((tx) => request(tx, deps, { playerId, planned }));
  return answerOf(await untilEnded(deps, playerId, jobId));
}

const payerOf = ({ nft }: WithoutDb): JobRow["payer"] =>
  nft.feeMode === "wallet" ? "wallet" : "treasury";

/** What the game reads and asks of the chain before the transaction begins. */
type Plan = {
  card: OwnedRow;
  generation: number;
  mint: string;
  metadata: CardMetadata;
  costLamports: number;
  /** In the player's own wallet, where that one pays. */
  ownLamports: number;
};

async function planOf(deps: Deps, playerId: string, userCardId: string): Promise<Plan> {
  const { db, chain, nft, publicUrl } = deps;
  const [[card], address] = await Promise.all([
    findTeam(db, playerId, [userCardId]) as Promise<[OwnedRow]>,
    addressOrRefuse(db, playerId),
  ]);
  const generation = await nextGeneration(db, card.id);
  const mint = await chain.addressOf(mintSeedOf(deps, card.id, generation));
  const metadata = metadataOf(card, `${publicUrl}/api/nft/${mint}.json`);
  const [cost, own] = await Promise.all([
    unlessAway(() => chain.mintCost(metadata, payerOf(deps)), USUAL_COST_LAMPORTS),
    nft.feeMode === "wallet"
      ? unlessAway(async () => (await chain.lamportsOf([address])).get(address) ?? 0n, Infinity)
      : 0,
  ]);
  return { card, generation, mint, metadata, costLamports: cost, ownLamports: own };
}

export async function addressOrRefuse(tx: Tx, playerId: string): Promise<string> {
  const address = await queries.findAddress(tx, playerId);
  if (address === null) throw refusedError(walletRefusals, "no_wallet");
  return address;
}

/** A chain that does not answer now may do so by the time of the work. */
async function unlessAway(ask: () => Promise<bigint>, otherwise: number): Promise<number> {
  try {
    return Number(await ask());
  } catch (error) {
    if (error instanceof ChainError) return otherwise;
    throw error;
  }
}

/** The seed of the card's mint. The game's secret gives the same address again. */
export const mintSeedOf = (
  { nftSecret }: Pick<Deps, "nftSecret">,
  ownedCardId: string,
  generation: number,
): Uint8Array => nftSecret.seedOf(`mint|${ownedCardId}|${generation}`);

/** The address stays the same after a failure, unless that is what has failed. */
async function nextGeneration(tx: Tx, ownedCardId: string): Promise<number> {
  const last = await findMintOf(tx, ownedCardId);
  return last ? last.generation + (last.why === "address_taken" ? 1 : 0) : 0;
}

type Requested = { playerId: string; planned: Plan };

type Today = Awaited<ReturnType<typeof queries.countToday>>;

const todayOf = (tx: Tx, now: Deps["now"], playerId: string): Promise<Today> =>
  queries.countToday(tx, playerId, startOfDay(now()));

function refusalOf(
  nft: Deps["nft"],
  today: Today,
  { costLamports, ownLamports, metadata, card }: Plan,
): ConversionRefusal | null {
  return refuseToConvert(
    {
      nftAddress: card.nftAddress,
      conversionsToday: today.ofPlayer,
      spentLamports: today.lamports,
      costLamports,
      ownLamports,
      uri: metadata.uri,
    },
    nft,
  );
}

export const startOfDay = (nowMs: number): Date => new Date(dayNumber(nowMs) * DAY_MS);

/** A repeated request gives the same job. Statements that can be sent at once travel together. */
async function request(
  tx: Tx,
  deps: WithoutDb,
  { playerId, planned }: Requested,
): Promise<{ jobId: string }> {
  const [, [card], earlier, , today, toAddress] = await Promise.all([
    lockPurse(tx, playerId),
    findTeam(tx, playerId, [planned.card.id]) as Promise<[OwnedRow]>,
    findMintOf(tx, planned.card.id),
    queries.lockBudget(tx),
    todayOf(tx, deps.now, playerId),
    // The key of the wallet may have been handed over since the plan was made.
    addressOrRefuse(tx, playerId),
  ]);
  if (earlier && earlier.state !== "failed") return { jobId: earlier.id };
  // For a held card, `findFree` throws a refusal that says what holds it.
  const free = card.place === "held" ? await findFree(tx, playerId, card.id) : card;
  const refusal = refusalOf(deps.nft, today, planned);
  if (refusal) throw refusedError(conversionRefusals, refusal);

  const [jobId, now] = [newId(), new Date(deps.now())];
  const { mint, generation, metadata, costLamports } = planned;
  await Promise.all([
    insertJob(tx, {
      id: jobId,
      ownedCardId: free.id,
      kind: "mint",
      mint,
      generation,
      metadata,
      toId: playerId,
      toAddress,
      payer: payerOf(deps),
      costLamports,
      askedAt: now,
      nextAt: now,
    }),
    holdCard(tx, free, "nft", jobId),
  ]);
  nudgePlayer(tx, playerId, "nfts");
  return { jobId };
}

/** Returns the job when it has ended, or as it is when the player should not wait any longer. */
async function untilEnded(deps: Deps, playerId: string, jobId: string): Promise<JobRow> {
  const { db, now, nudges, stopping } = deps;
  const answerAtMs = now() + ANSWER_WITHIN_MS;
  let wake: (() => void) | null = null;
  const stopListening = nudges.listen("player", ({ playerId: whose, noun }) => {
    if (whose === playerId && noun === "nfts") wake?.();
  });
  try {
    for (;;) {
      const heard = new Promise<void>((resolve) => (wake = resolve));
      const job = await findJob(db, jobId);
      const isOver = job.state === "done" || job.state === "failed";
      if (isOver || now() >= answerAtMs || stopping.signal.aborted) return job;
      await Promise.race([heard, sleep(LOOK_EVERY_MS, undefined, { ref: false })]);
    }
  } finally {
    stopListening();
  }
}

function answerOf({ state, why, mint }: JobRow) {
  if (state === "done") {
    return { success: true, message: conversionAnswers.done, nftAddress: mint };
  }
  if (why !== null) return { success: false, message: whyJobFailedTexts[why], nftAddress: null };
  return { success: false, pending: true, message: conversionAnswers.pending, nftAddress: mint };
}

export async function listConversions(
  { db, now }: Deps,
  playerId: string,
): Promise<ConversionOnWire[]> {
  const rows = await queries.listConversions(db, playerId, new Date(now() - DAY_MS));
  return rows.map(({ why, mint, startedAt, ...row }) => ({
    ...row,
    message: messageOf(row.state, why),
    nftAddress: row.state === "failed" ? null : mint,
    startedAt: startedAt.toISOString(),
  }));
}

const messageOf = (state: "minting" | "done" | "failed", why: JobRow["why"]): string =>
  why === null ? conversionAnswers[state === "done" ? "done" : "minting"] : whyJobFailedTexts[why];
