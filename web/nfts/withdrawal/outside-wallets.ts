/**
 * Wallets of the player's own that the browser knows. They announce themselves by the Wallet
 * Standard, as an extension or an app does; only those that speak of Solana and sign texts count.
 */
import { getWallets } from "@wallet-standard/app";
import { useSyncExternalStore } from "react";

type Wallets = ReturnType<typeof getWallets>;
export type OutsideWallet = ReturnType<Wallets["get"]>[number];
export type OutsideAccount = OutsideWallet["accounts"][number];

const CONNECT = "standard:connect";
const SIGN = "solana:signMessage";

type ConnectFeature = { connect(): Promise<{ accounts: readonly OutsideAccount[] }> };
type SignFeature = {
  signMessage(
    ...inputs: readonly { account: OutsideAccount; message: Uint8Array }[]
  ): Promise<readonly { signature: Uint8Array }[]>;
};

let wallets: Wallets | null = null;
let usable: readonly OutsideWallet[] = [];

function look() {
  wallets ??= getWallets();
  usable = wallets.get().filter(isUsable);
  return wallets;
}

const isUsable = ({ chains, features }: OutsideWallet): boolean =>
  chains.some((chain) => chain.startsWith("solana:")) && CONNECT in features && SIGN in features;

function onChange(listener: () => void): () => void {
  const told = () => {
    look();
    listener();
  };
  const offs = (["register", "unregister"] as const).map((event) => look().on(event, told));
  return () => offs.forEach((off) => off());
}

function usableNow() {
  if (!wallets) look();
  return usable;
}

export const useOutsideWallets = (): readonly OutsideWallet[] =>
  useSyncExternalStore(onChange, usableNow);

/** Asks the player in the wallet's own window. Throws when they say no. */
export async function connect({ features }: OutsideWallet): Promise<OutsideAccount> {
  const { accounts } = await (features[CONNECT] as ConnectFeature).connect();
  const account = accounts.find(({ features: able }) => able.includes(SIGN)) ?? accounts[0];
  if (!account) throw new Error("The wallet shows no account.");
  return account;
}

/** In base64, as the server reads it. */
export async function sign(
  { features }: OutsideWallet,
  account: OutsideAccount,
  text: string,
): Promise<string> {
  const message = new TextEncoder().encode(text);
  const [signed] = await (features[SIGN] as SignFeature).signMessage({ account, message });
  if (!signed) throw new Error("The wallet has signed nothing.");
  return btoa(String.fromCodePoint(...signed.signature));
}
