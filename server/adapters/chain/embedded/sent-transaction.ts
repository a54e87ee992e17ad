import {
  getBase58Decoder,
  getBase58Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type Address,
  type Transaction,
} from "@solana/kit";
import { RpcError, rpcCodes } from "./errors.ts";

/** A transaction as a call brought it. */
export type SentTransaction = {
  transaction: Transaction;
  bytes: Uint8Array;
  signature: string;
  /** All accounts that it names; the first one pays. */
  addresses: Address[];
  blockhash: string;
  signatures: number;
};

const bad = (why: string) => new RpcError(rpcCodes.badParams, `invalid transaction: ${why}`);

export function readTransaction(text: string, encoding = "base58"): SentTransaction {
  const bytes =
    encoding === "base64" ? Buffer.from(text, "base64") : getBase58Encoder().encode(text);
  try {
    const transaction = getTransactionDecoder().decode(bytes);
    const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes);
    if (message.version === 0 && (message.addressTableLookups?.length ?? 0) > 0) {
      throw new Error("address lookup tables are not known here");
    }
    const signatures = Object.values(transaction.signatures);
    const [first] = signatures;
    if (!first) throw new Error("it is not signed");
    return {
      transaction,
      bytes: Uint8Array.from(bytes),
      signature: getBase58Decoder().decode(first),
      addresses: [...message.staticAccounts],
      blockhash: message.lifetimeToken ?? "",
      signatures: signatures.length,
    };
  } catch (error) {
    throw bad((error as Error).message);
  }
}
