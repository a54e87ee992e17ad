/**
 * Solana, in our words: cards as tokens of which there is one each. Seeds are the 32 secret bytes of a
 * key; addresses and signatures are base58. The chain keeps no secret of ours, and we believe nothing
 * about it that it has not said.
 */

/** All that a network asks to be sent, signed: what it does is fixed, and it can happen once. */
export type SignedTransaction = {
  /** Base64, as it travels. */
  bytes: string;
  signature: string;
  /** Above this height of the chain it cannot happen any more. */
  lastValidBlockHeight: bigint;
};

/** `pending`: it can still happen. `expired`: it has not happened, and never will. */
export type TransactionFate = "confirmed" | "pending" | "expired" | { refused: string };

export type CardMetadata = {
  name: string;
  symbol: string;
  uri: string;
  fields: Record<string, string>;
};

export type NewMint = {
  /** The mint's address follows from it, so that the chain itself refuses to make it twice. */
  mintSeed: Uint8Array;
  owner: string;
  metadata: CardMetadata;
  /** Null: the treasury pays. */
  payerSeed: Uint8Array | null;
};

export type TokenTransfer = {
  mint: string;
  fromSeed: Uint8Array;
  to: string;
  /** Null: the treasury pays. What the emptied account had set aside goes back to the payer. */
  payerSeed: Uint8Array | null;
};

export type MintOnChain = {
  supply: bigint;
  canMintMore: boolean;
  name: string;
  uri: string;
  fields: Record<string, string>;
};

/** `mints`: what a wallet holds one of. */
export type AccountOnChain = {
  kind: "wallet" | "mint" | "other";
  lamports: bigint;
  mints: string[];
};

export type TransactionOnChain = {
  signature: string;
  slot: bigint;
  /** Null where the network does not say. */
  at: Date | null;
  failed: boolean;
};

export type NetworkName = "mainnet-beta" | "devnet";

/** Everything but sending may be repeated freely, and sending the same bytes twice happens once. */
export interface Chain {
  /** `isOwn`: neither Solana's mainnet nor one of its public test networks. */
  readonly network: { name: NetworkName; isOwn: boolean };
  /** The address that pays for what the game does. */
  readonly treasury: string;
  /** Reads many balances at once; an address that was never used has none. */
  lamportsOf(addresses: readonly string[]): Promise<Map<string, bigint>>;
  addressOf(seed: Uint8Array): Promise<string>;
  /** The key as other programs take it over: Phantom reads base58, Solana's own tools read JSON. */
  portableKey(seed: Uint8Array): Promise<{ base58: string; json: string }>;
  /**
   * What minting takes from its payer: fees, and what the chain sets aside for the accounts. One that is
   * not the treasury pays for a signature more.
   */
  mintCost(metadata: CardMetadata, payer?: "treasury" | "wallet"): Promise<bigint>;
  signMint(wanted: NewMint): Promise<SignedTransaction>;
  signTransfer(wanted: TokenTransfer): Promise<SignedTransaction>;
  send(transaction: Pick<SignedTransaction, "bytes">): Promise<void>;
  fate(
    transaction: Pick<SignedTransaction, "signature" | "lastValidBlockHeight">,
  ): Promise<TransactionFate>;
  /** Null: it is not there. A mint of ours that is there has its one token. */
  readMint(mint: string): Promise<MintOnChain | null>;
  /**
   * The wallet that holds each, in the one account that it has for it; without those that do not exist or
   * have no holder. Other accounts can be given to any wallet, with rights of their giver on them.
   */
  holdersOf(mints: readonly string[]): Promise<Map<string, string>>;
  account(address: string): Promise<AccountOnChain | null>;
  /** The newest first. */
  transactionsOf(address: string, limit: number): Promise<TransactionOnChain[]>;
  transaction(
    signature: string,
  ): Promise<(TransactionOnChain & { feeLamports: bigint; logs: string[] }) | null>;
  /** Whether the key of this address has signed exactly these bytes. */
  verifySignature(address: string, message: Uint8Array, signature: Uint8Array): Promise<boolean>;
  /** On an own network, where money comes from nowhere: sees to it that the treasury can pay. */
  fillTreasury(): Promise<void>;
}

/**
 * - `away`: late, too many questions, nonsense, no connection. It is unknown whether it happened. -
 * `poor`: the payer cannot pay. - `refused`: it will never happen. - `unsure`: not like this and
 * now, such as with a blockhash that is not known there; build it anew,   after asking for the fate
 * of this one.
 */
export type ChainErrorCode = "away" | "poor" | "refused" | "unsure";

export class ChainError extends Error {
  override name = "ChainError";
  readonly code: ChainErrorCode;

  constructor(code: ChainErrorCode, cause: unknown) {
    super(`the chain: ${code}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.code = code;
  }
}
