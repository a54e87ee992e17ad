/** Why a transaction failed, as Solana's nodes write it in JSON. */
export type ErrorOnChain =
  | string
  | { InstructionError: [number, string | { Custom: number }] }
  | { InsufficientFundsForRent: { account_index: number } };

/** The virtual machine says it in Rust's notation. */
export function errorOf(said: string): ErrorOnChain {
  const text = /err: (.*?), meta:/s.exec(said)?.[1] ?? "UnknownError";
  const custom = /^InstructionError\((\d+), Custom\((\d+)\)\)/.exec(text);
  if (custom) return { InstructionError: [Number(custom[1]), { Custom: Number(custom[2]) }] };
  const plain = /^InstructionError\((\d+), (\w+)/.exec(text);
  if (plain) return { InstructionError: [Number(plain[1]), plain[2] ?? ""] };
  const rent = /InsufficientFundsForRent \{ account_index: (\d+)/.exec(text);
  if (rent) return { InsufficientFundsForRent: { account_index: Number(rent[1]) } };
  return /^\w+/.exec(text)?.[0] ?? "UnknownError";
}

/** What a call is answered with when it cannot be answered. */
export class RpcError extends Error {
  readonly code: number;
  readonly details: object | undefined;

  constructor(code: number, message: string, details?: object) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export const rpcCodes = {
  internal: -32603,
  badParams: -32602,
  unknownMethod: -32601,
  badSignature: -32003,
  preflight: -32002,
} as const;

/** A node that tries a transaction first does not pass on what would fail. */
export const failedInTrial = (error: ErrorOnChain, logs: readonly string[] = []): RpcError =>
  new RpcError(rpcCodes.preflight, `Transaction simulation failed: ${JSON.stringify(error)}`, {
    err: error,
    logs,
    accounts: null,
    unitsConsumed: 0n,
    returnData: null,
  });
