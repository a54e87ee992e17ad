/** What goes wrong at a network, in the words of the port. */
import {
  isSolanaError,
  SOLANA_ERROR__INSTRUCTION_ERROR__INSUFFICIENT_FUNDS,
  SOLANA_ERROR__JSON_RPC__INVALID_PARAMS,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_TRANSACTION_SIGNATURE_VERIFICATION_FAILURE,
  SOLANA_ERROR__TRANSACTION_ERROR__ACCOUNT_IN_USE,
  SOLANA_ERROR__TRANSACTION_ERROR__ACCOUNT_NOT_FOUND,
  SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
  SOLANA_ERROR__TRANSACTION_ERROR__CLUSTER_MAINTENANCE,
  SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_FEE,
  SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_RENT,
  SOLANA_ERROR__TRANSACTION_ERROR__WOULD_EXCEED_MAX_ACCOUNT_COST_LIMIT,
  SOLANA_ERROR__TRANSACTION_ERROR__WOULD_EXCEED_MAX_BLOCK_COST_LIMIT,
} from "@solana/kit";
import { ChainError, type ChainErrorCode } from "#server/ports/chain.ts";

/** By the number of the cause of a trial that failed. */
const byCause: ReadonlyMap<number, ChainErrorCode> = new Map([
  [SOLANA_ERROR__TRANSACTION_ERROR__ACCOUNT_NOT_FOUND, "poor"],
  [SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_FEE, "poor"],
  [SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_RENT, "poor"],
  [SOLANA_ERROR__INSTRUCTION_ERROR__INSUFFICIENT_FUNDS, "poor"],
  [SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND, "unsure"],
  [SOLANA_ERROR__TRANSACTION_ERROR__ACCOUNT_IN_USE, "unsure"],
  [SOLANA_ERROR__TRANSACTION_ERROR__CLUSTER_MAINTENANCE, "away"],
  [SOLANA_ERROR__TRANSACTION_ERROR__WOULD_EXCEED_MAX_ACCOUNT_COST_LIMIT, "away"],
  [SOLANA_ERROR__TRANSACTION_ERROR__WOULD_EXCEED_MAX_BLOCK_COST_LIMIT, "away"],
]);

const PREFLIGHT = SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE;
const BAD_SIGNATURE =
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_TRANSACTION_SIGNATURE_VERIFICATION_FAILURE;

/** Where an instruction asks for more lamports than there are, only the log says so. */
const NO_LAMPORTS = /insufficient lamports/i;

function codeOf(error: unknown): ChainErrorCode {
  if (isSolanaError(error, PREFLIGHT)) {
    const logs = error.context.logs ?? [];
    if (logs.some((line) => NO_LAMPORTS.test(line))) return "poor";
    return isSolanaError(error.cause)
      ? (byCause.get(error.cause.context.__code) ?? "refused")
      : "unsure";
  }
  return isSolanaError(error, BAD_SIGNATURE) ? "refused" : "away";
}

export const isBadQuestion = (error: unknown): boolean =>
  error instanceof ChainError && isSolanaError(error.cause, SOLANA_ERROR__JSON_RPC__INVALID_PARAMS);

export const isAlreadyDone = (error: unknown): boolean =>
  error instanceof ChainError &&
  isSolanaError(error.cause, PREFLIGHT) &&
  isSolanaError(error.cause.cause, SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED);

/** Asks the network; throws ChainError and nothing else. */
export async function asked<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    throw error instanceof ChainError ? error : new ChainError(codeOf(error), error);
  }
}
