import { Badge } from "#web/ui/badge.tsx";
import type { Network } from "./explorer-link.tsx";

export const NetworkBadge = ({ network }: Pick<Network, "network">) => (
  <Badge tone={network === "mainnet-beta" ? "good" : "plain"}>
    {network === "mainnet-beta" ? "Mainnet" : "Devnet"}
  </Badge>
);
