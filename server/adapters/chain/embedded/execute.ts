/** Runs a transaction, and keeps what it did: all of it in one transaction of the database. */
import type { Db, Tx } from "#server/lib/db.ts";
import { isFresh } from "./blockhash.ts";
import { failedInTrial } from "./errors.ts";
import type { SentTransaction } from "./sent-transaction.ts";
import * as store from "./store.ts";
import { loadVm, type Executed } from "./vm.ts";

const FEE_PER_SIGNATURE = 5_000n;

export type Executor = {
  /** `isTriedFirst`: what would fail is refused and leaves nothing behind. */
  send(sent: SentTransaction, options: { isTriedFirst: boolean }): Promise<string>;
  simulate(sent: SentTransaction): Promise<Executed>;
};

export function openExecutor(db: Db): Executor {
  // In its process too: who waits for the network's lock would hold a connection of the game's.
  let last: Promise<unknown> = Promise.resolve();
  return {
    send(sent, { isTriedFirst }) {
      const turn = last.then(() => db.transaction((tx) => execute(tx, sent, isTriedFirst)));
      last = turn.catch(() => {});
      return turn;
    },
    simulate: (sent) => run(db, sent),
  };
}

async function run(tx: Tx, sent: SentTransaction): Promise<Executed> {
  const vm = await loadVm();
  const [network, accounts] = await Promise.all([
    store.readNetwork(tx),
    store.listAccounts(tx, sent.addresses),
  ]);
  return vm.execute(sent, accounts, network);
}

async function execute(tx: Tx, sent: SentTransaction, isTriedFirst: boolean): Promise<string> {
  const { signature, addresses, bytes } = sent;
  const vm = await loadVm();
  const [, [known], network, before] = await Promise.all([
    store.lockNetwork(tx),
    store.listTransactions(tx, [signature]),
    store.readNetwork(tx),
    store.listAccounts(tx, addresses),
  ]);
  const dropped = known
    ? "AlreadyProcessed"
    : isFresh(network.genesis, network.slot, sent.blockhash)
      ? null
      : "BlockhashNotFound";
  if (dropped && isTriedFirst) throw failedInTrial(dropped);
  // Without a trial a node takes it and says nothing more of it.
  if (dropped) return signature;
  const { error, logs, accounts } = vm.execute(sent, before, network);
  if (error && isTriedFirst) throw failedInTrial(error, logs);
  const lamportsOf = (those: typeof before) =>
    those.find(({ address }) => address === addresses[0])?.lamports ?? 0n;
  const fee = error
    ? lamportsOf(before) - lamportsOf(accounts)
    : FEE_PER_SIGNATURE * BigInt(sent.signatures);
  const at = new Date(Number(network.unixSeconds) * 1000);
  const done = { signature, slot: network.slot, at, fee, error, logs, bytes, addresses };
  await Promise.all([store.saveAccounts(tx, addresses, accounts), store.saveTransaction(tx, done)]);
  return signature;
}
