import { Coins } from "lucide-react";
import { useLocation } from "wouter";
import { Page } from "#web/ui/page.tsx";
import { useUser } from "#web/lib/session.tsx";
import { useParam } from "#web/lib/use-param.ts";
import { TradesTab } from "#web/market/trades-tab.tsx";
import { PacksTab } from "#web/packs/packs-tab.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Tabs } from "#web/ui/tabs.tsx";

/** Coins become cards here: out of a pack, or from another player. */
export function MarketplacePage() {
  const { user } = useUser();
  const tab = useParam("tab");
  const [path, navigate] = useLocation();
  // What the address says of one tab means nothing in the other.
  const change = (next: string) =>
    navigate(next === "trades" ? `${path}?tab=trades` : path, { replace: true });
  return (
    <Page
      aside={
        <Badge tone="gold">
          <Coins size={18} aria-hidden />
          {user?.coins.toLocaleString("en") ?? "…"} coins
        </Badge>
      }
    >
      <Tabs
        label="Marketplace"
        value={tab === "trades" ? "trades" : "packs"}
        onChange={change}
        tabs={[
          { value: "packs", label: "Card Packs", content: <PacksTab /> },
          { value: "trades", label: "Player Trades", content: <TradesTab /> },
        ]}
      />
    </Page>
  );
}
