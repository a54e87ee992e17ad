/**
 * A blockhash says in which slot it was the latest, and can be made of that slot again: so none is
 * stored, and every process knows the same ones.
 */
import { createHash } from "node:crypto";
import { getBase58Decoder, getBase58Encoder } from "@solana/kit";

/** So many slots a blockhash is accepted, as on every network. */
export const MAX_AGE_SLOTS = 150n;

export function blockhashAt(genesis: string, slot: bigint): string {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(slot);
  const rest = createHash("sha256").update(genesis).update(number).digest().subarray(8);
  return getBase58Decoder().decode(Buffer.concat([number, rest]));
}

export function isFresh(genesis: string, slot: bigint, blockhash: string): boolean {
  const at = Buffer.from(getBase58Encoder().encode(blockhash)).readBigUInt64BE();
  return at <= slot && slot - at <= MAX_AGE_SLOTS && blockhashAt(genesis, at) === blockhash;
}
