/** The chain as it is when nothing answers: keys are there, and everything else waits. */
import { ChainError, type Chain } from "#server/ports/chain.ts";
import { addressOf, portableKey } from "./keys.ts";

const away = () => Promise.reject(new ChainError("away", "no network is connected"));

export const awayChain: Chain = {
  network: { name: "devnet", isOwn: true },
  treasury: "",
  addressOf,
  portableKey,
  lamportsOf: away,
  mintCost: away,
  signMint: away,
  signTransfer: away,
  send: away,
  fate: away,
  readMint: away,
  holdersOf: away,
  account: away,
  transactionsOf: away,
  transaction: away,
  verifySignature: away,
  fillTreasury: () => Promise.resolve(),
};
