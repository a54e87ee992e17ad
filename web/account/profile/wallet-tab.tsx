import { useCardCounts } from "#web/collection/api.ts";
import { OwnershipPromo } from "#web/shared/nft/ownership-promo.tsx";
import { WalletPanel } from "#web/shared/wallet/wallet-panel.tsx";

export function WalletTab() {
  const { data } = useCardCounts();
  return (
    <>
      <WalletPanel />
      <p className="my-4 text-muted">
        A wallet's private key is kept encrypted with AES-256. Nobody will ever ask you for it.
      </p>
      <OwnershipPromo hasCards={data?.deckCount !== 0 || data.vaultCount !== 0} />
    </>
  );
}
