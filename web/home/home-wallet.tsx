import { WalletPanel } from "#web/shared/wallet/wallet-panel.tsx";

/** A part of its own that loads later: the wallet is not what players look at first. */
export const HomeWallet = () => <WalletPanel />;
