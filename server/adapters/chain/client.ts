/** Any network of Solana's kind, by its JSON-RPC. */
import { randomInt } from "node:crypto";
import {
  appendTransactionMessageInstructions,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpcFromTransport,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getPublicKeyFromAddress,
  getSignatureFromTransaction,
  pipe,
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signature as signatureOf,
  signTransactionMessageWithSigners,
  verifySignature,
  type Address,
  type Base64EncodedWireTransaction,
  type Instruction,
  type KeyPairSigner,
  type SignatureBytes,
} from "@solana/kit";
import {
  ChainError,
  type CardMetadata,
  type Chain,
  type NewMint,
  type TokenTransfer,
  type SignedTransaction,
  type TransactionFate,
} from "#server/ports/chain.ts";
import { asked, isAlreadyDone } from "./chain-error.ts";
import { addressOf, portableKey } from "./keys.ts";
import * as reads from "./reads.ts";
import { mintInstructions, mintSizes, transferInstructions } from "./tokens.ts";
import type { Transport } from "./transport.ts";

const FEE_PER_SIGNATURE = 5_000n;
/** The mint's own and the treasury's; then that of a payer who is another one. */
const SIGNATURES_OF_MINT = { treasury: 2n, wallet: 3n };
/** Of an account that holds a token and cannot be given away. */
const TOKEN_ACCOUNT_BYTES = 170n;
const ALIKE_AT_MOST = 20_000;
/** More compute units than such a transaction needs; a network plans by them. */
const UNITS = { mint: 120_000, transfer: 60_000 };
/** So many blocks one node of a provider may be behind the others. */
const BEHIND_AT_MOST = 32n;
/** What the network sets aside for so many bytes changes once in years. */
const RENT_KEPT_MS = 60_000;

export type Client = Omit<Chain, "network" | "treasury" | "fillTreasury"> & {
  genesisHash(): Promise<string>;
  airdrop(address: string, lamports: bigint): Promise<void>;
};

export const rpcOver = (transport: Transport): reads.SolanaRpc =>
  createSolanaRpcFromTransport(transport as never) as reads.SolanaRpc;

export function openClient(transport: Transport, treasury: KeyPairSigner): Client {
  const rpc = rpcOver(transport);
  const rentOf = openRents(rpc);
  const payerOf = async (seed: Uint8Array | null) => (seed ? signerOf(seed) : treasury);
  const mintRent = async (mint: string, metadata: CardMetadata) =>
    rentOf(BigInt(mintSizes(mint as Address, metadata).all));
  return {
    addressOf,
    portableKey,
    genesisHash: () => asked(() => rpc.getGenesisHash().send()),
    async airdrop(address, lamports) {
      await asked(() => rpc.requestAirdrop(address as Address, lamports as never).send());
    },
    lamportsOf: (addresses) => reads.lamportsOf(rpc, addresses),
    async mintCost(metadata, payer = "treasury") {
      const [mint, token] = await Promise.all([
        mintRent(treasury.address, metadata),
        rentOf(TOKEN_ACCOUNT_BYTES),
      ]);
      return mint + token + SIGNATURES_OF_MINT[payer] * FEE_PER_SIGNATURE;
    },
    async signMint({ mintSeed, owner, metadata, payerSeed }: NewMint) {
      const [mint, payer] = await Promise.all([signerOf(mintSeed), payerOf(payerSeed)]);
      const lamports = await mintRent(mint.address, metadata);
      const minting = { mint, owner: owner as Address, metadata, authority: treasury };
      const instructions = await mintInstructions({ ...minting, payer, lamports });
      return sign(rpc, payer, { instructions, units: UNITS.mint });
    },
    async signTransfer({ mint, fromSeed, to, payerSeed }: TokenTransfer) {
      const [from, payer] = await Promise.all([signerOf(fromSeed), payerOf(payerSeed)]);
      const transferring = { mint: mint as Address, from, to: to as Address, payer };
      const instructions = await transferInstructions(transferring);
      return sign(rpc, payer, { instructions, units: UNITS.transfer });
    },
    send: ({ bytes }) => send(rpc, bytes),
    fate: (transaction) => fateOf(rpc, transaction),
    readMint: (mint) => reads.readMint(rpc, mint),
    holdersOf: (mints) => reads.holdersOf(rpc, mints),
    account: (address) => reads.readAccount(rpc, address),
    transactionsOf: (address, limit) => reads.transactionsOf(rpc, address, limit),
    transaction: (signature) => reads.readTransaction(rpc, signature),
    verifySignature: hasSigned,
  };
}

export const signerOf = (seed: Uint8Array): Promise<KeyPairSigner> =>
  createKeyPairSignerFromPrivateKeyBytes(seed);

function openRents(rpc: reads.SolanaRpc): (bytes: bigint) => Promise<bigint> {
  const known = new Map<bigint, { lamports: bigint; until: number }>();
  return async (bytes) => {
    const before = known.get(bytes);
    if (before && before.until > performance.now()) return before.lamports;
    const lamports = await asked(() => rpc.getMinimumBalanceForRentExemption(bytes).send());
    known.set(bytes, { lamports, until: performance.now() + RENT_KEPT_MS });
    return lamports;
  };
}

type Signing = { instructions: Instruction[]; units: number };

async function sign(
  rpc: reads.SolanaRpc,
  payer: KeyPairSigner,
  { instructions, units }: Signing,
): Promise<SignedTransaction> {
  const { value: lifetime } = await asked(() =>
    rpc.getLatestBlockhash({ commitment: "confirmed" }).send(),
  );
  if (
    typeof lifetime?.blockhash !== "string" ||
    typeof lifetime.lastValidBlockHeight !== "bigint"
  ) {
    throw new ChainError("away", "a blockhash that is none");
  }
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayerSigner(payer, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    // No two transactions are alike: when a card comes back to a player, everything else may be the
    // same as the first time.
    (timed) => setTransactionMessageComputeUnitLimit(units + randomInt(ALIKE_AT_MOST), timed),
    (limited) => setTransactionMessageComputeUnitPrice(0n as never, limited),
    (priced) => appendTransactionMessageInstructions(instructions, priced),
  );
  const signed = await signTransactionMessageWithSigners(message);
  return {
    bytes: getBase64EncodedWireTransaction(signed),
    signature: getSignatureFromTransaction(signed),
    lastValidBlockHeight: lifetime.lastValidBlockHeight,
  };
}

async function send(rpc: reads.SolanaRpc, bytes: string): Promise<void> {
  try {
    await asked(() =>
      rpc
        .sendTransaction(bytes as Base64EncodedWireTransaction, {
          encoding: "base64",
          preflightCommitment: "confirmed",
          maxRetries: 0n,
        })
        .send(),
    );
  } catch (error) {
    // What we sent before has arrived meanwhile.
    if (!isAlreadyDone(error)) throw error;
  }
}

/**
 * What is there is there. What is not is looked for again after the height was read: then what is absent
 * and too old will never be there, also when another node has answered that.
 */
async function fateOf(
  rpc: reads.SolanaRpc,
  {
    signature,
    lastValidBlockHeight,
  }: Pick<SignedTransaction, "signature" | "lastValidBlockHeight">,
): Promise<TransactionFate> {
  return asked(async () => {
    const found = await statusFate(rpc, signature);
    if (found) return found;
    const height = await rpc.getBlockHeight({ commitment: "confirmed" }).send();
    if (typeof height !== "bigint") throw new Error("nonsense");
    const meanwhile = await statusFate(rpc, signature);
    return meanwhile ?? (height > lastValidBlockHeight + BEHIND_AT_MOST ? "expired" : "pending");
  });
}

/** Null: the network knows nothing of it. */
async function statusFate(
  rpc: reads.SolanaRpc,
  signature: string,
): Promise<TransactionFate | null> {
  const { value } = await rpc
    .getSignatureStatuses([signatureOf(signature)], { searchTransactionHistory: true })
    .send();
  if (!isStatus(value)) throw new Error("nonsense");
  const [status] = value;
  if (!status) return null;
  // On a fork that is given up it happens otherwise than on the one that stays, or not at all.
  if (!isSure(status.confirmationStatus)) return "pending";
  return status.err ? { refused: said(status.err) } : "confirmed";
}

/** Nothing, or something with a state, for the one signature that was asked for. */
const isStatus = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 1 && typeof value[0] === "object";

const isSure = (status: string | null): boolean => status === "confirmed" || status === "finalized";

const said = (error: unknown): string =>
  JSON.stringify(error, (_, value: unknown) => (typeof value === "bigint" ? Number(value) : value));

async function hasSigned(address: string, message: Uint8Array, signature: Uint8Array) {
  try {
    const key = await getPublicKeyFromAddress(address as Address);
    return await verifySignature(key, signature as SignatureBytes, message);
  } catch {
    // Not an address, or not 64 bytes.
    return false;
  }
}
