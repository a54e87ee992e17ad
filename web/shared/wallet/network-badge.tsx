import type { WalletOnWire } from "#contract/wallet.ts";
import { Badge } from "#web/ui/badge.tsx";

type NetworkBadgeProps = { of: Pick<WalletOnWire, "network" | "embedded"> };

export const NetworkBadge = ({ of: { network, embedded } }: NetworkBadgeProps) => (
  <Badge tone={network === "mainnet-beta" ? "good" : "plain"}>
    {network === "mainnet-beta" ? "Mainnet" : embedded ? "Devnet (local)" : "Devnet"}
  </Badge>
);
