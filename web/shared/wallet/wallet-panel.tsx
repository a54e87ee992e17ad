import type { WalletOnWire } from "#contract/wallet.ts";
import { inSol } from "#web/cards/in-sol.tsx";
import { CopyButton } from "#web/shared/codes/copy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Spinner } from "#web/ui/progress.tsx";
import { copied } from "#web/words/sharing.ts";
import { Address } from "./address.tsx";
import { ExplorerLink } from "./explorer-link.tsx";
import { NetworkBadge } from "./network-badge.tsx";
import { useWallet } from "./use-wallet.ts";

/** The player's wallet in short; everywhere but on its own page it leads there. */
export function WalletPanel({ isOwnPage = false }: { isOwnPage?: boolean }) {
  return (
    <Panel title="Wallet" aria-label="Wallet">
      <Wallet />
      {!isOwnPage && (
        <TextLink href="/wallet" className="mt-1 flex min-h-11 items-center">
          Open My Wallet
        </TextLink>
      )}
    </Panel>
  );
}

function Wallet() {
  const { data, isError, refetch } = useWallet();
  if (data?.hasWallet && data.publicKey !== null)
    return <Present wallet={data} address={data.publicKey} />;
  if (data) return <BeingCreated />;
  return isError ? <NotLoaded onRetry={refetch} /> : <WalletLoading />;
}

/** As high as a wallet, so that nothing moves when it comes. */
const waiting = "grid min-h-44 place-content-center justify-items-center gap-2 text-center";

const WalletLoading = () => (
  <p role="status" className={waiting}>
    <span className="text-violet">
      <Spinner size={28} />
    </span>
    <span className="text-muted">Loading your wallet</span>
  </p>
);

const BeingCreated = () => (
  <div role="status" className={waiting}>
    <p className="font-bold">Wallet is being created...</p>
    <p className="text-muted">It comes by itself. Your cards are safe in the meantime.</p>
  </div>
);

const NotLoaded = ({ onRetry }: { onRetry: () => unknown }) => (
  <div role="alert" className={waiting}>
    <p className="font-bold">Your wallet did not load</p>
    <Button look="ghost" size="small" onClick={() => onRetry()}>
      Try Again
    </Button>
  </div>
);

function Present({ wallet, address }: { wallet: WalletOnWire; address: string }) {
  const { balance, nftCount } = wallet;
  return (
    <div className="min-h-44 space-y-3">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-display text-3xl text-gold">{inSol(balance)}</span>
        <NetworkBadge of={wallet} />
      </p>
      <Address>{address}</Address>
      <p className="text-muted">
        {nftCount === 1 ? "1 card is an NFT" : `${nftCount} cards are NFTs`}
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={address} label="Copy Address" words={copied} />
        <ExplorerLink {...wallet} address={address} />
      </div>
    </div>
  );
}
