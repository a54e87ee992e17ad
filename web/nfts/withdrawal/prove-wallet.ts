import { withdrawalText } from "#contract/nfts.ts";
import { call } from "#web/lib/call.ts";
import { connect, sign, type OutsideWallet } from "./outside-wallets.ts";

/** Proves that the player can sign with the wallet at this address. */
export type WalletProof = { address: string; nonce: string; signature: string };

/** The wallet signs a text that the server has just made up, and nothing else. */
export async function proveWallet(wallet: OutsideWallet, userCardId: string): Promise<WalletProof> {
  const account = await connect(wallet);
  const { address } = account;
  const { text, nonce } = await call(withdrawalText, { userCardId, address });
  return { address, nonce, signature: await sign(wallet, account, text) };
}
