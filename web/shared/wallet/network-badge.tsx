import { Badge } from "#web/ui/badge.tsx";
import type { WalletNetwork } from "./explorer-link.tsx";

export const NetworkBadge = ({ network }: Pick<WalletNetwork, "network">) => (
  <Badge tone={network === "mainnet-beta" ? "good" : "plain"}>
    {network === "mainnet-beta" ? "Mainnet" : "Devnet"}
  </Badge>
);
