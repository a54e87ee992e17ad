/**
 * Solana's own virtual machine with its own programs. Nothing stays in it: what a transaction names is
 * put in, the transaction runs, and everything is taken out again.
 */
import { lamports, type Address, type EncodedAccount } from "@solana/kit";
import type { LiteSVM } from "litesvm";
import { errorOf, type ErrorOnChain } from "./errors.ts";
import type { SentTransaction } from "./sent-transaction.ts";

export type StoredAccount = {
  address: string;
  /** The program that it belongs to. */
  owner: string;
  lamports: bigint;
  data: Uint8Array;
};

export type Executed = {
  error: ErrorOnChain | null;
  logs: string[];
  /** All accounts of the transaction that are there afterwards. */
  accounts: StoredAccount[];
};

export type Moment = { slot: bigint; unixSeconds: bigint };

export type Vm = {
  /** `accounts`: those that the transaction names, as far as they are there. */
  execute(sent: SentTransaction, accounts: readonly StoredAccount[], at: Moment): Executed;
  rentOf(bytes: bigint): bigint;
};

let loading: Promise<Vm> | null = null;

/** Loaded at the first use: most games start without it, and not every system has it. */
export const loadVm = (): Promise<Vm> => (loading ??= open());

async function open(): Promise<Vm> {
  const { FailedTransactionMetadata, LiteSVM: Machine } = await import("litesvm").catch(
    (cause: unknown) => {
      const on = `${process.platform} ${process.arch}`;
      throw new Error(
        `the game's own Solana network does not run on ${on}: set SOLANA_RPC_URL to another one`,
        { cause },
      );
    },
  );
  // Which blockhash is fresh and what has happened before is known by the database.
  const svm = new Machine().withBlockhashCheck(false).withTransactionHistory(0n);
  return {
    rentOf: (bytes) => svm.minimumBalanceForRentExemption(bytes),
    execute({ transaction, addresses }, accounts, at) {
      setClock(svm, at);
      // What is there before anything is put in, such as programs, is the machine's own.
      const own = addresses.filter((address) => !svm.getAccount(address).exists);
      for (const account of accounts) put(svm, account);
      try {
        const result = svm.sendTransaction(transaction);
        const hasFailed = result instanceof FailedTransactionMetadata;
        return {
          error: hasFailed ? errorOf(result.toString()) : null,
          logs: (hasFailed ? result.meta() : result).logs(),
          accounts: own.flatMap((address) => take(svm, address)),
        };
      } finally {
        for (const address of own) put(svm, { address, owner: NOBODY, lamports: 0n, data: NONE });
      }
    },
  };
}

/** An account without lamports is none. */
const NOBODY = "11111111111111111111111111111111";
const NONE = new Uint8Array();

function setClock(svm: LiteSVM, { slot, unixSeconds }: Moment): void {
  const clock = svm.getClock();
  clock.slot = slot;
  clock.unixTimestamp = unixSeconds;
  svm.setClock(clock);
}

function put(svm: LiteSVM, { address, owner, lamports: amount, data }: StoredAccount): void {
  svm.setAccount({
    address: address as Address,
    programAddress: owner as Address,
    lamports: lamports(amount),
    data,
    executable: false,
    space: BigInt(data.length),
  } satisfies EncodedAccount);
}

function take(svm: LiteSVM, address: Address): StoredAccount[] {
  const account = svm.getAccount(address);
  if (!account.exists || account.lamports === 0n) return [];
  const { programAddress, lamports: amount, data } = account;
  return [{ address, owner: programAddress, lamports: amount, data: Uint8Array.from(data) }];
}
