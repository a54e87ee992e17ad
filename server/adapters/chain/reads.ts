/** What a network says about addresses. */
import {
  assertAccountExists,
  fetchEncodedAccount,
  getBase64Encoder,
  type Address,
  type MaybeEncodedAccount,
  type Rpc,
  type Signature,
  type SolanaRpcApi,
} from "@solana/kit";
import { SYSTEM_PROGRAM_ADDRESS } from "@solana-program/system";
import {
  decodeMint,
  getTokenDecoder,
  TOKEN_2022_PROGRAM_ADDRESS,
} from "@solana-program/token-2022";
import type { AccountOnChain, MintOnChain, TransactionOnChain } from "#server/ports/chain.ts";
import { asked, isBadQuestion } from "./chain-error.ts";
import { tokenAccountOf } from "./tokens.ts";

export type SolanaRpc = Rpc<SolanaRpcApi>;

const confirmed = { commitment: "confirmed" } as const;
const inBase64 = { ...confirmed, encoding: "base64" } as const;

/** So many addresses a call takes, and so many calls are on their way at once. */
const ADDRESSES_A_CALL = 100;
const CALLS_AT_ONCE = 8;

const batches = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );

/** One batch after the other: a network that gets too many requests at once answers none. */
async function inBatches<Item, Answer>(
  items: readonly Item[],
  size: number,
  ask: (batch: Item[]) => Promise<Answer[]>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const batch of batches(items, size)) answers.push(...(await ask(batch)));
  return answers;
}

const accountsOf = (rpc: SolanaRpc, addresses: readonly string[]) =>
  inBatches(addresses as readonly Address[], ADDRESSES_A_CALL, async (batch) => {
    const { value } = await rpc.getMultipleAccounts(batch, inBase64).send();
    if (value.length !== batch.length) throw new Error("answers are missing");
    return value.map((account, i) => ({ address: batch[i] as string, account }));
  });

export const lamportsOf = (rpc: SolanaRpc, addresses: readonly string[]) =>
  asked(async () => {
    const accounts = await accountsOf(rpc, addresses);
    return new Map<string, bigint>(
      accounts.map(({ address, account }) => [address, account?.lamports ?? 0n]),
    );
  });

function mintOf(account: MaybeEncodedAccount): MintOnChain | null {
  if (!account.exists || account.programAddress !== TOKEN_2022_PROGRAM_ADDRESS) return null;
  assertAccountExists(account);
  const { data } = decodeMint(account);
  const extensions = data.extensions.__option === "Some" ? data.extensions.value : [];
  const metadata = extensions.find((each) => each.__kind === "TokenMetadata");
  return {
    supply: data.supply,
    canMintMore: data.mintAuthority.__option === "Some",
    name: metadata?.name ?? "",
    uri: metadata?.uri ?? "",
    fields: Object.fromEntries(metadata?.additionalMetadata ?? []),
  };
}

export const readMint = (rpc: SolanaRpc, mint: string) =>
  asked(async () => mintOf(await fetchEncodedAccount(rpc, mint as Address, confirmed)));

/** The account with the one token of this mint; null when there is none. */
async function holdingAccount(rpc: SolanaRpc, mint: string): Promise<string | null> {
  try {
    const { value } = await asked(() =>
      rpc.getTokenLargestAccounts(mint as Address, confirmed).send(),
    );
    return value.find(({ amount }) => amount === "1")?.address ?? null;
  } catch (error) {
    // That is how a node says that there is no such mint.
    if (isBadQuestion(error)) return null;
    throw error;
  }
}

export const holdersOf = (rpc: SolanaRpc, mints: readonly string[]) =>
  asked(async () => {
    const found = await inBatches(mints, CALLS_AT_ONCE, (batch) =>
      Promise.all(batch.map((mint) => holdingAccount(rpc, mint))),
    );
    const held = mints.flatMap((mint, i) => {
      const account = found[i] ?? null;
      return account === null ? [] : [{ mint, account }];
    });
    const accounts = await accountsOf(
      rpc,
      held.map(({ account }) => account),
    );
    const holders = new Map<string, string>();
    for (const [i, { mint, account }] of held.entries()) {
      const token = tokenOf(accounts[i]?.account?.data[0]);
      if (token?.mint !== mint || token.amount !== 1n) continue;
      if ((await tokenAccountOf(token.owner, token.mint)) === account) {
        holders.set(mint, token.owner);
      }
    }
    return holders;
  });

const tokenOf = (base64: string | undefined) =>
  base64 === undefined ? null : getTokenDecoder().decode(getBase64Encoder().encode(base64));

export const readAccount = (rpc: SolanaRpc, address: string) =>
  asked(async (): Promise<AccountOnChain | null> => {
    const { value } = await rpc.getAccountInfo(address as Address, inBase64).send();
    const lamports = value?.lamports ?? 0n;
    if (value && value.owner !== SYSTEM_PROGRAM_ADDRESS) {
      // What is no mint cannot be read as one.
      const mint = await readMint(rpc, address).catch(() => null);
      return { kind: mint ? "mint" : "other", lamports, mints: [] };
    }
    const held = await rpc
      .getTokenAccountsByOwner(
        address as Address,
        { programId: TOKEN_2022_PROGRAM_ADDRESS },
        inBase64,
      )
      .send();
    const tokens = held.value.map(({ account }) => tokenOf(account.data[0]));
    const mints = tokens.flatMap((token) => (token?.amount === 1n ? [token.mint] : []));
    // A wallet that pays for nothing itself has cards and no lamports.
    return value || mints.length > 0 ? { kind: "wallet", lamports, mints } : null;
  });

const moment = (seconds: bigint | null | undefined) =>
  seconds === null || seconds === undefined ? null : new Date(Number(seconds) * 1000);

export const transactionsOf = (rpc: SolanaRpc, address: string, limit: number) =>
  asked(async (): Promise<TransactionOnChain[]> => {
    const list = await rpc
      .getSignaturesForAddress(address as Address, { ...confirmed, limit })
      .send();
    return list.map(({ signature, slot, blockTime, err }) => ({
      signature,
      slot,
      at: moment(blockTime),
      failed: err !== null,
    }));
  });

export const readTransaction = (rpc: SolanaRpc, signature: string) =>
  asked(async () => {
    const found = await rpc
      .getTransaction(signature as Signature, {
        ...inBase64,
        maxSupportedTransactionVersion: 0,
      })
      .send();
    if (!found) return null;
    return {
      signature,
      slot: found.slot,
      at: moment(found.blockTime),
      failed: (found.meta?.err ?? null) !== null,
      feeLamports: found.meta?.fee ?? 0n,
      logs: [...(found.meta?.logMessages ?? [])],
    };
  });
