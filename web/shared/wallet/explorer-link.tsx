import type { WalletOnWire } from "#contract/wallet.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";

type ExplorerLinkProps = Pick<WalletOnWire, "network" | "isOwnNetwork"> & {
  /** The address of a wallet or an NFT. */
  address: string;
};

/** A public network is shown by Solana's own explorer, the network inside this game by ours. */
export function ExplorerLink({ address, network, isOwnNetwork }: ExplorerLinkProps) {
  if (isOwnNetwork)
    return (
      <ButtonLink look="ghost" size="small" href={`/explorer/${address}`}>
        View on Explorer
      </ButtonLink>
    );
  const cluster = network === "mainnet-beta" ? "" : "?cluster=devnet";
  return (
    <a
      href={`https://explorer.solana.com/address/${address}${cluster}`}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ look: "ghost", size: "small" })}
    >
      View on Explorer
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
