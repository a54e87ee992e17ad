/** Which network this is says its first block, not a setting: that cannot be typed wrongly. */
import type { NetworkName } from "#server/ports/chain.ts";

const MAINNET = "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d";
const DEVNET = "EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG";
const TESTNET = "4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY";

export type Network = { name: NetworkName; isOwn: boolean };

export const networkOf = (genesis: string): Network => ({
  name: genesis === MAINNET ? "mainnet-beta" : "devnet",
  isOwn: ![MAINNET, DEVNET, TESTNET].includes(genesis),
});

type Permission = { allowsMainnet: boolean; publicUrl: string; hasTreasuryKey: boolean };

/** Why the game must not use this network; null when it may. */
export function refuseNetwork(
  { name, isOwn }: Network,
  { allowsMainnet, publicUrl, hasTreasuryKey }: Permission,
): string | null {
  if (isOwn) return null;
  if (name === "mainnet-beta" && !allowsMainnet) {
    return "SOLANA_RPC_URL is Solana's mainnet, where everything costs money: set NFT_MAINNET=1 if you mean it.";
  }
  if (!publicUrl.startsWith("https:")) {
    return "On a public network the address of every card's picture stays for ever: PUBLIC_URL must begin with https.";
  }
  if (!hasTreasuryKey) {
    return "On a public network somebody must pay: TREASURY_SECRET_KEY must be the key of a filled wallet.";
  }
  return null;
}
