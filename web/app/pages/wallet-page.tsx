import { Withdrawals } from "#web/nfts/withdrawal/withdrawals.tsx";
import { Wallet } from "#web/wallet/wallet.tsx";

/** The player's wallet, and what leaves it. */
export const WalletPage = () => (
  <Wallet>
    <Withdrawals />
  </Wallet>
);
