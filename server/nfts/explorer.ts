/** An explorer for a network of the game's own, at which no public one looks. */
import type { ExploredOnWire } from "#contract/nfts.ts";
import { isAddress } from "#game/nfts/base58.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { ChainError, type TransactionOnChain } from "#server/ports/chain.ts";
import { outsideRefusals } from "#texts/en/nfts.ts";
import { listNamesOfMints } from "./certificate-queries.ts";

/** Of an address: how many of its transactions are shown. */
const SHOWN = 25;

export async function explore(
  { chain, chainReads, db }: Deps,
  { what }: { what: string },
): Promise<ExploredOnWire> {
  // The questions of strangers are not paid for: a public network has explorers of its own.
  if (!chain.network.isOwn) return nothing;
  try {
    return await chainReads.explored(what, () =>
      isAddress(what) ? exploreAddress({ chain, db }, what) : exploreTransaction({ chain }, what),
    );
  } catch (error) {
    if (error instanceof ChainError) throw refusedError(outsideRefusals, "chain_away");
    throw error;
  }
}

const nothing: ExploredOnWire = { kind: "nothing", lamports: null, tokens: [], transactions: [] };

async function exploreTransaction(
  { chain }: Pick<Deps, "chain">,
  signature: string,
): Promise<ExploredOnWire> {
  const found = await chain.transaction(signature);
  if (!found) return nothing;
  const { feeLamports, logs } = found;
  const transaction = { ...onWire(found), fee: Number(feeLamports), logs };
  return { ...nothing, kind: "transaction", transactions: [transaction] };
}

async function exploreAddress(
  { chain, db }: Pick<Deps, "chain" | "db">,
  address: string,
): Promise<ExploredOnWire> {
  const [account, transactions] = await Promise.all([
    chain.account(address),
    chain.transactionsOf(address, SHOWN),
  ]);
  if (!account && transactions.length === 0) return nothing;
  const mints = account?.mints ?? [];
  const names = new Map((await listNamesOfMints(db, mints)).map(({ mint, name }) => [mint, name]));
  return {
    // An address without any SOL can have a history all the same.
    kind: account?.kind === "mint" ? "mint" : "wallet",
    lamports: Number(account?.lamports ?? 0n),
    tokens: mints.map((mint) => ({ mint, name: names.get(mint) ?? "" })),
    transactions: transactions.map(onWire),
  };
}

const onWire = ({ signature, at, slot, failed }: TransactionOnChain) => ({
  signature,
  at: at?.toISOString() ?? null,
  slot: Number(slot),
  failed,
});
