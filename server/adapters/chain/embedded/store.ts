/** The rows of the game's own network. */
import { insertInto } from "#server/lib/insert.ts";
import type { Tx } from "#server/lib/db.ts";
import type { ErrorOnChain } from "./errors.ts";
import { tokenOf } from "./token-account.ts";
import type { StoredAccount } from "./vm.ts";

/** `lamports` and `slot` come as text: a number of JavaScript would round them. */
type AccountRow = { address: string; owner: string; lamports: string; data: Buffer };

const accountColumns = "address, owner, lamports::text as lamports, data";

const accountOf = ({ lamports, ...row }: AccountRow): StoredAccount => ({
  ...row,
  lamports: BigInt(lamports),
});

/** One transaction at a time, over all processes; the lock ends with the transaction. */
export const lockNetwork = (tx: Tx) =>
  tx.rows(`select pg_advisory_xact_lock(hashtext('the game''s own solana network'))`);

export const listAccounts = async (tx: Tx, addresses: readonly string[]) =>
  (
    await tx.rows<AccountRow>(
      `select ${accountColumns} from solana_accounts where address = any ($1::text[])`,
      [addresses],
    )
  ).map(accountOf);

export const listTokensOfMint = async (tx: Tx, mint: Uint8Array) =>
  (
    await tx.rows<AccountRow>(
      `select ${accountColumns} from solana_accounts where token_mint = $1`,
      [Buffer.from(mint)],
    )
  ).map(accountOf);

export const listTokensOfOwner = async (tx: Tx, owner: Uint8Array, mint: Uint8Array | null) =>
  (
    await tx.rows<AccountRow>(
      `select ${accountColumns} from solana_accounts
        where token_owner = $1 and ($2::bytea is null or token_mint = $2)`,
      [Buffer.from(owner), mint && Buffer.from(mint)],
    )
  ).map(accountOf);

/** What of `addresses` is not among `accounts` is gone. */
export async function saveAccounts(
  tx: Tx,
  addresses: readonly string[],
  accounts: readonly StoredAccount[],
): Promise<void> {
  const left = new Set(accounts.map(({ address }) => address));
  const gone = addresses.filter((address) => !left.has(address));
  await Promise.all([
    tx.rows(`delete from solana_accounts where address = any ($1::text[])`, [gone]),
    ...accounts.map((account) => saveAccount(tx, account)),
  ]);
}

function saveAccount(tx: Tx, account: StoredAccount) {
  const { address, owner, lamports, data } = account;
  const token = tokenOf(account);
  return tx.rows(
    `insert into solana_accounts (address, owner, lamports, data, token_mint, token_owner)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (address) do update
       set owner = $2, lamports = $3, data = $4, token_mint = $5, token_owner = $6`,
    [address, owner, lamports.toString(), Buffer.from(data), token?.mint, token?.owner],
  );
}

export type TransactionRow = {
  signature: string;
  slot: string;
  at: Date;
  fee: string;
  error: ErrorOnChain | null;
  logs: string[];
  bytes: Buffer;
};

const transactionColumns = `t.signature, t.slot::text as slot, t.at, t.fee::text as fee, t.error,
  t.logs, t.bytes`;

export async function saveTransaction(
  tx: Tx,
  {
    addresses,
    ...done
  }: {
    signature: string;
    slot: bigint;
    at: Date;
    fee: bigint;
    error: ErrorOnChain | null;
    logs: string[];
    bytes: Uint8Array;
    addresses: readonly string[];
  },
): Promise<void> {
  await Promise.all([
    tx.rows(
      ...insertInto("solana_transactions", {
        ...done,
        slot: done.slot.toString(),
        fee: done.fee.toString(),
        error: done.error && JSON.stringify(done.error),
        bytes: Buffer.from(done.bytes),
      }),
    ),
    tx.rows(
      `insert into solana_transaction_accounts (address, signature, position)
       select address, t.signature, t.position
         from solana_transactions t, unnest($2::text[]) as address where t.signature = $1
       on conflict do nothing`,
      [done.signature, addresses],
    ),
  ]);
}

export const listTransactions = (tx: Tx, signatures: readonly string[]) =>
  tx.rows<TransactionRow>(
    `select ${transactionColumns} from solana_transactions t
      where t.signature = any ($1::text[])`,
    [signatures],
  );

export const listTransactionsOf = (tx: Tx, address: string, limit: number) =>
  tx.rows<TransactionRow>(
    `select ${transactionColumns} from solana_transaction_accounts a
       join solana_transactions t on t.signature = a.signature
      where a.address = $1 order by a.position desc limit $2`,
    [address, limit],
  );

export type NetworkRow = { genesis: string; slot: bigint; unixSeconds: bigint };

/** A slot is 0.4 seconds by the database's clock, which all processes share. */
export async function readNetwork(tx: Tx): Promise<NetworkRow> {
  const { genesis, slot, unixSeconds } = await tx.one<Record<keyof NetworkRow, string>>(
    `select genesis, unix_seconds::bigint::text as "unixSeconds",
       (floor(unix_seconds * 2.5)::bigint + skipped_slots)::text as slot
     from solana_network, extract(epoch from clock_timestamp()) as unix_seconds`,
  );
  return { genesis, slot: BigInt(slot), unixSeconds: BigInt(unixSeconds) };
}

export const saveGenesisOnce = (tx: Tx, genesis: string) =>
  tx.rows(`insert into solana_network (genesis) values ($1) on conflict do nothing`, [genesis]);

const SYSTEM_PROGRAM = "11111111111111111111111111111111";

/** Lamports from nowhere. */
export const addLamports = (tx: Tx, address: string, lamports: bigint) =>
  tx.rows(
    `insert into solana_accounts (address, owner, lamports, data) values ($1, $3, $2, '')
     on conflict (address) do update set lamports = solana_accounts.lamports + $2`,
    [address, lamports.toString(), SYSTEM_PROGRAM],
  );
