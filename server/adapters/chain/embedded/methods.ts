/** The methods of the network, by the names and in the shapes of Solana's JSON-RPC. */
import { randomBytes } from "node:crypto";
import { getBase58Decoder, getBase58Encoder } from "@solana/kit";
import type { Db } from "#server/lib/db.ts";
import { blockhashAt, isFresh, MAX_AGE_SLOTS } from "./blockhash.ts";
import { RpcError, rpcCodes } from "./errors.ts";
import type { Executor } from "./execute.ts";
import { readTransaction } from "./sent-transaction.ts";
import * as store from "./store.ts";
import { isMint, tokenOf } from "./token-account.ts";
import { loadVm, type StoredAccount } from "./vm.ts";

// What callers send is looked at where it is used, as a node does.
// oxlint-disable-next-line typescript/no-explicit-any
type Params = any[];

export type Methods = Record<string, (...params: Params) => Promise<unknown>>;

const MOST_ACCOUNTS = 100;
const LARGEST_ACCOUNTS = 20;
const MOST_TRANSACTIONS = 1_000;
const VERSION = "4.2.0";
const RENT_EPOCH = 18_446_744_073_709_551_615n;

const base58 = (bytes: Uint8Array): string => getBase58Decoder().decode(bytes);

/** The 32 bytes of an address. */
function addressBytes(address: unknown): Uint8Array {
  try {
    const bytes = getBase58Encoder().encode(String(address));
    if (bytes.length === 32) return Uint8Array.from(bytes);
  } catch {
    // Said below.
  }
  throw new RpcError(rpcCodes.badParams, "Invalid param: not an address");
}

function accountOnWire({ owner, lamports, data }: StoredAccount, { dataSlice }: Params[0] = {}) {
  const from = Number(dataSlice?.offset ?? 0);
  const until = dataSlice ? from + Number(dataSlice.length) : data.length;
  return {
    data: [Buffer.from(data.subarray(from, until)).toString("base64"), "base64"],
    executable: false,
    lamports,
    owner,
    rentEpoch: RENT_EPOCH,
    space: BigInt(data.length),
  };
}

const statusOf = ({ slot, error }: store.TransactionRow) => ({
  slot: BigInt(slot),
  confirmations: null,
  confirmationStatus: "finalized",
  err: error,
  status: error ? { Err: error } : { Ok: null },
});

const secondsOf = ({ at }: store.TransactionRow): bigint => BigInt(Math.floor(at.getTime() / 1000));

const transactionOnWire = (row: store.TransactionRow) => ({
  slot: BigInt(row.slot),
  blockTime: secondsOf(row),
  version: 0,
  meta: {
    err: row.error,
    fee: BigInt(row.fee),
    innerInstructions: [],
    loadedAddresses: { readonly: [], writable: [] },
    logMessages: row.logs,
    postBalances: [],
    postTokenBalances: [],
    preBalances: [],
    preTokenBalances: [],
    rewards: [],
    status: row.error ? { Err: row.error } : { Ok: null },
  },
  transaction: [row.bytes.toString("base64"), "base64"],
});

/** Of the network itself. */
function networkMethods(db: Db): Methods {
  const slot = async () => (await store.readNetwork(db)).slot;
  return {
    getHealth: async () => "ok",
    getVersion: async () => ({ "solana-core": VERSION, "feature-set": 0 }),
    getGenesisHash: async () => (await store.readNetwork(db)).genesis,
    getSlot: slot,
    getBlockHeight: slot,
    getMinimumBalanceForRentExemption: async (bytes) => (await loadVm()).rentOf(BigInt(bytes)),
    getRecentPrioritizationFees: async () => [{ slot: await slot(), prioritizationFee: 0n }],
  };
}

/** An answer with the slot of then; both are read at once. */
type At = <Value>(value: Value | Promise<Value>) => Promise<{ context: object; value: Value }>;

function accountMethods(db: Db, at: At): Methods {
  const list = async (addresses: readonly string[], options?: Params[0]) => {
    for (const address of addresses) addressBytes(address);
    const found = await store.listAccounts(db, addresses);
    const byAddress = new Map(found.map((account) => [account.address, account]));
    return addresses.map((address) => {
      const account = byAddress.get(address);
      return account ? accountOnWire(account, options) : null;
    });
  };
  const first = async (addresses: readonly string[], options?: Params[0]) =>
    (await list(addresses, options))[0] ?? null;
  return {
    getBalance: (address) => at(first([address]).then((account) => account?.lamports ?? 0n)),
    getAccountInfo: (address, options) => at(first([address], options)),
    getMultipleAccounts: async (addresses: string[], options) => {
      if (addresses.length > MOST_ACCOUNTS) {
        throw new RpcError(rpcCodes.badParams, `Too many inputs provided; max ${MOST_ACCOUNTS}`);
      }
      return at(list(addresses, options));
    },
    getTokenLargestAccounts: async (mint) => {
      const [found] = await store.listAccounts(db, [String(mint)]);
      if (!found) throw new RpcError(rpcCodes.badParams, "Invalid param: could not find account");
      if (!isMint(found)) throw new RpcError(rpcCodes.badParams, "Invalid param: not a Token mint");
      const accounts = await store.listTokensOfMint(db, addressBytes(mint));
      const tokens = accounts.map((account) => {
        const amount = tokenOf(account)?.amount ?? 0n;
        const words = { amount: String(amount), uiAmountString: String(amount) };
        return { address: account.address, decimals: 0, uiAmount: Number(amount), ...words };
      });
      return at(tokens.toSorted((a, b) => b.uiAmount - a.uiAmount).slice(0, LARGEST_ACCOUNTS));
    },
    getTokenAccountsByOwner: async (owner, filter, options) => {
      const mint = filter?.mint === undefined ? null : addressBytes(filter.mint);
      const accounts = await store.listTokensOfOwner(db, addressBytes(owner), mint);
      return at(
        accounts.map((each) => ({ pubkey: each.address, account: accountOnWire(each, options) })),
      );
    },
  };
}

function transactionMethods(db: Db, executor: Executor, at: At): Methods {
  return {
    getLatestBlockhash: async () => {
      const { genesis, slot } = await store.readNetwork(db);
      const value = {
        blockhash: blockhashAt(genesis, slot),
        lastValidBlockHeight: slot + MAX_AGE_SLOTS,
      };
      return { context: { slot, apiVersion: VERSION }, value };
    },
    isBlockhashValid: async (blockhash) => {
      const { genesis, slot } = await store.readNetwork(db);
      return at(isFresh(genesis, slot, String(blockhash)));
    },
    sendTransaction: (text, options = {}) =>
      executor.send(readTransaction(String(text), options.encoding), {
        isTriedFirst: options.skipPreflight !== true,
      }),
    simulateTransaction: async (text, options = {}) => {
      const { error, logs } = await executor.simulate(
        readTransaction(String(text), options.encoding),
      );
      return at({ err: error, logs, unitsConsumed: 0n, accounts: null, returnData: null });
    },
    getSignatureStatuses: async (signatures: string[]) => {
      return at(
        store.listTransactions(db, signatures).then((rows) => {
          const bySignature = new Map(rows.map((row) => [row.signature, row]));
          return signatures.map((signature) => {
            const row = bySignature.get(signature);
            return row ? statusOf(row) : null;
          });
        }),
      );
    },
    getSignaturesForAddress: async (address, options = {}) => {
      const limit = Math.min(Number(options?.limit ?? MOST_TRANSACTIONS), MOST_TRANSACTIONS);
      const rows = await store.listTransactionsOf(db, String(address), limit);
      return rows.map((row) => ({
        signature: row.signature,
        slot: BigInt(row.slot),
        err: row.error,
        memo: null,
        blockTime: secondsOf(row),
        confirmationStatus: "finalized",
      }));
    },
    getTransaction: async (signature) => {
      const [row] = await store.listTransactions(db, [String(signature)]);
      return row ? transactionOnWire(row) : null;
    },
    requestAirdrop: (address, lamports) => airdrop(db, String(address), BigInt(lamports)),
  };
}

async function airdrop(db: Db, address: string, lamports: bigint): Promise<string> {
  addressBytes(address);
  const signature = base58(randomBytes(64));
  await db.transaction(async (tx) => {
    await store.lockNetwork(tx);
    const { slot, unixSeconds } = await store.readNetwork(tx);
    await store.addLamports(tx, address, lamports);
    await store.saveTransaction(tx, {
      signature,
      slot,
      at: new Date(Number(unixSeconds) * 1000),
      fee: 0n,
      error: null,
      logs: [],
      bytes: new Uint8Array(),
      addresses: [address],
    });
  });
  return signature;
}

export function methodsOf(db: Db, executor: Executor): Methods {
  const at: At = async (reading) => {
    const [{ slot }, value] = await Promise.all([store.readNetwork(db), reading]);
    return { context: { slot, apiVersion: VERSION }, value };
  };
  return {
    ...networkMethods(db),
    ...accountMethods(db, at),
    ...transactionMethods(db, executor, at),
  };
}
