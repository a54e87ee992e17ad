import { WalletPanel } from "#web/shared/wallet/wallet-panel.tsx";

/** A part of its own: nobody comes home to look at the wallet first. */
export const HomeWallet = () => <WalletPanel />;
