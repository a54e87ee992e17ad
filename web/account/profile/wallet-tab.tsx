import { WalletPanel } from "#web/shared/wallet/wallet-panel.tsx";

export const WalletTab = () => (
  <>
    <WalletPanel />
    <p className="mt-4 text-muted">
      A wallet's private key is kept encrypted with AES-256. Nobody will ever ask you for it.
    </p>
  </>
);
