/**
 * What is in wallets, as the chain said last. The server reads all watched wallets together,
 * however many players look and however often; no player waits for the chain.
 */
import type { Deps } from "#server/lib/deps.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { ChainError } from "#server/ports/chain.ts";
import * as queries from "./queries.ts";

/** A screen that shows a wallet asks every ten seconds. */
const LOOKED_AT_MS = 30_000;
/** As long as the chain answers, no screen shows an older balance. */
const KEPT_MS = 5_000;
const FORGOTTEN_MS = 10 * 60_000;

export type Balance = { lamports: bigint; atMs: number };

type Watched = { balance: Balance | null; lookedAtMs: number };

export type Balances = {
  /** Null until the chain has said it once. */
  of(address: string): Balance | null;
  /** The addresses whose balances should be read now. */
  wanted(): string[];
  /** What the chain says; returns the addresses for which that is new. */
  learn(answers: ReadonlyMap<string, bigint>): string[];
  /** Forgets every balance, so that all are read again. */
  forget(): void;
};

declare module "#server/lib/deps.ts" {
  interface Deps {
    balances: Balances;
  }
}

export function openBalances(now: () => number): Balances {
  const all = new Map<string, Watched>();
  return {
    forget: () => all.clear(),
    of(address) {
      const before = all.get(address);
      all.set(address, { balance: before?.balance ?? null, lookedAtMs: now() });
      return before?.balance ?? null;
    },
    wanted() {
      const wanted: string[] = [];
      for (const [address, { balance, lookedAtMs }] of all) {
        const lookedAgoMs = now() - lookedAtMs;
        if (lookedAgoMs > FORGOTTEN_MS) all.delete(address);
        const isOld = balance === null || now() - balance.atMs >= KEPT_MS;
        if (isOld && lookedAgoMs <= LOOKED_AT_MS) wanted.push(address);
      }
      return wanted;
    },
    learn(answers) {
      const changed: string[] = [];
      for (const [address, lamports] of answers) {
        const watched = all.get(address);
        if (!watched) continue;
        if (watched.balance?.lamports !== lamports) changed.push(address);
        watched.balance = { lamports, atMs: now() };
      }
      return changed;
    },
  };
}

/**
 * Reads all wanted balances with one question. A chain that is away leaves what it said last, with
 * the time of then.
 */
export async function refreshBalances({ balances, chain, db }: Deps): Promise<void> {
  const wanted = balances.wanted();
  if (wanted.length === 0) return;
  try {
    const changed = balances.learn(await chain.lamportsOf(wanted));
    const owners = changed.length > 0 ? await queries.listOwners(db, changed) : [];
    for (const { id } of owners) nudgePlayer(db, id, "wallet");
  } catch (error) {
    if (!(error instanceof ChainError)) throw error;
  }
}
