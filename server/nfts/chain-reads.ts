/** What strangers ask the chain through us is answered from a few seconds ago, however many ask. */
import type { ExploredOnWire } from "#contract/nfts.ts";
import { must } from "#game/lib/must.ts";
import type { MintOnChain } from "#server/ports/chain.ts";

const KEPT_MS = 5_000;
const KEPT_AT_MOST = 1_000;

export type ReadMint = { found: MintOnChain; holder: string | null; readAtMs: number };

type Kept<T> = { answer: Promise<T>; askedAtMs: number };

type KeptRead<T> = {
  (question: string, ask: () => Promise<T>): Promise<T>;
  /** Drops every kept answer. */
  forget(): void;
};

declare module "#server/lib/deps.ts" {
  interface Deps {
    chainReads: ChainReads;
  }
}

export type ChainReads = {
  mint: KeptRead<ReadMint | null>;
  explored: KeptRead<ExploredOnWire>;
};

export const openChainReads = (now: () => number): ChainReads => ({
  mint: keptRead(now),
  explored: keptRead(now),
});

/** Sends the same question once while it is under way, and for some seconds after. */
function keptRead<T>(now: () => number): KeptRead<T> {
  const kept = new Map<string, Kept<T>>();
  const read = (question: string, ask: () => Promise<T>) => {
    const found = kept.get(question);
    if (found && now() - found.askedAtMs < KEPT_MS) return found.answer;
    kept.delete(question);
    // The oldest is the first.
    if (kept.size >= KEPT_AT_MOST) kept.delete(must(kept.keys().next().value, "oldest question"));
    const answer = ask();
    kept.set(question, { answer, askedAtMs: now() });
    // A failed question is not kept.
    answer.catch(() => kept.delete(question));
    return answer;
  };
  return Object.assign(read, { forget: () => kept.clear() });
}
