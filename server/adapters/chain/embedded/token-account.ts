/** Accounts of the token program as they lie in memory: which token, whose, how much. */
import { TOKEN_2022_PROGRAM_ADDRESS } from "@solana-program/token-2022";
import type { StoredAccount } from "./vm.ts";

const PLAIN_BYTES = 165;
/** What stands behind the plain part of an account with extensions. */
const IS_ACCOUNT = 2;
const AMOUNT_AT = 64;

const MINT_BYTES = 82;
const IS_MINT = 1;

export const isMint = ({ owner, data }: StoredAccount): boolean =>
  owner === TOKEN_2022_PROGRAM_ADDRESS &&
  (data.length === MINT_BYTES || data[PLAIN_BYTES] === IS_MINT);

export type TokenAccount = { mint: Buffer; owner: Buffer; amount: bigint };

/** Null for a mint, and for what belongs to another program. */
export function tokenOf({ owner, data }: StoredAccount): TokenAccount | null {
  if (owner !== TOKEN_2022_PROGRAM_ADDRESS) return null;
  const isOne =
    data.length === PLAIN_BYTES || (data.length > PLAIN_BYTES && data[PLAIN_BYTES] === IS_ACCOUNT);
  if (!isOne) return null;
  const bytes = Buffer.from(data);
  return {
    mint: bytes.subarray(0, 32),
    owner: bytes.subarray(32, 64),
    amount: bytes.readBigUInt64LE(AMOUNT_AT),
  };
}
