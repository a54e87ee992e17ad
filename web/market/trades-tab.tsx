import { Tag } from "lucide-react";
import { clsx } from "clsx";
import { useState } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import type { ListingOnWire } from "#contract/market.ts";
import { useSearchState } from "#web/lib/search-state.ts";
import { useParam } from "#web/lib/use-param.ts";
import { OpenButton } from "#web/shared/family/open-button.tsx";
import { NotLoaded } from "#web/shared/not-loaded.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { ButtonLink, Link } from "#web/ui/link.tsx";
import { MarketContext, type MarketActions } from "./market-actions.ts";
import { useMarketUpdates } from "./market-reads.ts";
import { ForSale } from "./listings/for-sale.tsx";

const OwnListings = lazily(() => import("./selling/own-listings.tsx"), "OwnListings", {
  otherwise: NotLoaded,
});
const Orders = lazily(() => import("./wanted/orders.tsx"), "Orders", { otherwise: NotLoaded });
const Wishes = lazily(() => import("./wanted/wishes.tsx"), "Wishes", { otherwise: NotLoaded });
const BuyDialog = lazily(() => import("./listings/buy-dialog.tsx"), "BuyDialog");
const SellDialog = lazily(() => import("./selling/sell-dialog.tsx"), "SellDialog");
const OrderDialog = lazily(() => import("./wanted/order-dialog.tsx"), "OrderDialog");
const PricesDialog = lazily(() => import("./prices-dialog.tsx"), "PricesDialog");

const views = [
  { name: "", label: "Buy Cards", View: ForSale },
  { name: "mine", label: "My Listings", View: OwnListings },
  { name: "orders", label: "Buy Orders", View: Orders },
  { name: "wishes", label: "Wishlist", View: Wishes },
] as const;

/** What the address says when the card that is sold has yet to be chosen. */
const CHOOSE = "choose";

type OpenDialog =
  | { what: "buy"; listing: ListingOnWire }
  | { what: "order"; card: CardOnWire | null }
  | { what: "prices"; card: CardOnWire };

/** Cards for coins, between players: what is for sale, what one sells, orders and wishes. */
export function TradesTab() {
  useMarketUpdates();
  const named = useParam("view");
  const view = views.find(({ name }) => name === named) ?? views[0];
  const [selling, setSelling] = useSearchState("sell");
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  // A dialog whose answer comes late does not close the one that is open by then.
  const close = () => setAsked((now) => (now === asked ? null : now));
  const [actions] = useState<MarketActions>(() => ({
    buy: (listing) => setAsked({ what: "buy", listing }),
    sell: (ownedCardId = CHOOSE) => setSelling(ownedCardId),
    order: (card) => setAsked({ what: "order", card }),
    showPrices: (card) => setAsked({ what: "prices", card }),
  }));
  return (
    <MarketContext value={actions}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <Views current={view.name} />
        <div className="flex grow basis-40 flex-wrap gap-3 *:flex-auto md:flex-none">
          <ButtonLink look="ghost" href="/trade">
            Trade with a Friend
          </ButtonLink>
          <OpenButton needs="market" onClick={() => setSelling(CHOOSE)}>
            <Tag size={20} aria-hidden /> Sell a Card
          </OpenButton>
        </div>
      </div>
      <view.View />
      {asked?.what === "buy" && <BuyDialog listing={asked.listing} onClose={close} />}
      {asked?.what === "order" && <OrderDialog card={asked.card} onClose={close} />}
      {asked?.what === "prices" && <PricesDialog card={asked.card} onClose={close} />}
      {selling !== "" && (
        <SellDialog
          ownedCardId={selling === CHOOSE ? null : selling}
          onClose={() => setSelling("")}
        />
      )}
    </MarketContext>
  );
}

function Views({ current }: { current: string }) {
  return (
    <nav aria-label="Player Trades" className="grid grow basis-80 grid-cols-pair gap-2 md:flex">
      {views.map(({ name, label }) => (
        <Link
          key={name}
          href={`/marketplace?tab=trades${name && `&view=${name}`}`}
          aria-current={name === current ? "page" : undefined}
          className={clsx(
            "flex min-h-11 items-center justify-center rounded-chip border px-4 font-bold",
            name === current ? "brand-fill border-transparent" : "border-line bg-raised",
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
