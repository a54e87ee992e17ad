/** What pays for NFTs: for those who look after the game. */
import { inSol } from "#game/nfts/cost.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { ChainError } from "#server/ports/chain.ts";
import { networkOnWire } from "#server/wallet/service.ts";
import { outsideRefusals } from "#texts/en/nfts.ts";
import { startOfDay } from "./convert.ts";
import { countJobs, countToday } from "./queries.ts";

export async function treasuryNow({ db, chain, nft, now }: Deps) {
  const [balance, today, jobs] = await Promise.all([
    lamportsOf(chain),
    countToday(db, null, startOfDay(now())),
    countJobs(db),
  ]);
  const { feeMode: _, treasuryAlarmSol: alarmBelow, ...limits } = nft;
  return {
    ...networkOnWire(chain),
    address: chain.treasury,
    balance: inSol(Number(balance)),
    isLow: inSol(Number(balance)) < alarmBelow,
    alarmBelow,
    today: { conversions: today.ofAll, lamports: today.lamports },
    limits,
    jobs: { ...jobs, oldestOpenAt: jobs.oldestOpenAt?.toISOString() ?? null },
  };
}

async function lamportsOf(chain: Deps["chain"]): Promise<bigint> {
  try {
    return (await chain.lamportsOf([chain.treasury])).get(chain.treasury) ?? 0n;
  } catch (error) {
    if (error instanceof ChainError) throw refusedError(outsideRefusals, "chain_away");
    throw error;
  }
}

/** A chain that does not answer is another trouble, which others notice. */
const orNull = () => null;

/** The log warns before the treasury is empty, and again every hour until it is filled. */
const SAID_EVERY_MS = 3_600_000;

export function watchTreasury(deps: Deps) {
  let saidAtMs = -Infinity;
  return async (): Promise<void> => {
    const { chain, nft, log, now } = deps;
    const lamports = await lamportsOf(chain).catch(orNull);
    const balance = inSol(Number(lamports ?? 0n));
    if (lamports === null || balance >= nft.treasuryAlarmSol || now() - saidAtMs < SAID_EVERY_MS)
      return;
    saidAtMs = now();
    log.error({ treasury: chain.treasury, balance }, "the treasury runs low: it has to be filled");
  };
}
