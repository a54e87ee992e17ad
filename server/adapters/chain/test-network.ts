/** What only tests do to the game's own network. */
import {
  appendTransactionMessageInstructions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  lamports as lamportsOf,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Address,
  type Instruction,
  type KeyPairSigner,
} from "@solana/kit";
import { getCreateAccountInstruction } from "@solana-program/system";
import {
  getBurnCheckedInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeAccount3Instruction,
  getTransferCheckedInstruction,
  TOKEN_2022_PROGRAM_ADDRESS,
} from "@solana-program/token-2022";
import type { Db, Tx } from "#server/lib/db.ts";
import { rpcOver, signerOf } from "./client.ts";
import { openEmbeddedChain } from "./embedded/embedded-chain.ts";
import { tokenAccountOf } from "./tokens.ts";
import { inProcess } from "./transport.ts";

/** More than a blockhash lives: what was signed before cannot happen any more. */
export const skipSlots = (db: Tx, slots = 200) =>
  db.rows(`update solana_network set skipped_slots = skipped_slots + $1`, [slots]);

/** So many lamports, whatever was there before. */
export const setLamports = (db: Tx, address: string, lamports: number) =>
  db.rows(`update solana_accounts set lamports = $2 where address = $1`, [address, lamports]);

const ACCOUNT_BYTES = 165;

type OfAnother = { db: Db; seed: Uint8Array; mint: string };

/** A token goes to an account that is no wallet's own for it, and which is made over to this wallet. */
export async function giveAside({ db, seed, mint: address }: OfAnother, to: string) {
  const [from, aside] = await Promise.all([signerOf(seed), generateKeyPairSigner()]);
  const mint = address as Address;
  const source = await tokenAccountOf(from.address, mint);
  const destination = aside.address;
  const programAddress = TOKEN_2022_PROGRAM_ADDRESS;
  const making = { payer: from, newAccount: aside, lamports: lamportsOf(2_039_280n) };
  const moving = { source, mint, destination, authority: from };
  await send(db, from, [
    getCreateAccountInstruction({ ...making, space: ACCOUNT_BYTES, programAddress }),
    getInitializeAccount3Instruction({ account: destination, mint, owner: to as Address }),
    getTransferCheckedInstruction({ ...moving, amount: 1n, decimals: 0 }),
  ]);
}

/** Empty accounts for a token, of wallets that never had it. */
export async function openAccounts({ db, seed, mint: address }: OfAnother, count: number) {
  const payer = await signerOf(seed);
  const mint = address as Address;
  for (let n = 0; n < count; n++) {
    const { address: owner } = await generateKeyPairSigner();
    const ata = await tokenAccountOf(owner, mint);
    const account = { payer, owner, mint, ata, tokenProgram: TOKEN_2022_PROGRAM_ADDRESS };
    await send(db, payer, [getCreateAssociatedTokenIdempotentInstruction(account)]);
  }
}

/** A holder destroys a token. */
export async function burn({ db, seed, mint: address }: OfAnother) {
  const authority = await signerOf(seed);
  const mint = address as Address;
  const account = await tokenAccountOf(authority.address, mint);
  await send(db, authority, [
    getBurnCheckedInstruction({ account, mint, authority, amount: 1n, decimals: 0 }),
  ]);
}

async function send(db: Db, payer: KeyPairSigner, instructions: Instruction[]) {
  const rpc = rpcOver(inProcess(await openEmbeddedChain(db)));
  await rpc.requestAirdrop(payer.address, lamportsOf(100_000_000n)).send();
  const { value: lifetime } = await rpc.getLatestBlockhash().send();
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayerSigner(payer, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    (timed) => appendTransactionMessageInstructions(instructions, timed),
  );
  const signed = getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message));
  await rpc.sendTransaction(signed, { encoding: "base64" }).send();
}
