import { ChevronRight } from "lucide-react";
import type { TradeOffer } from "#contract/trades.ts";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { CardPair } from "./card-pair.tsx";
import { useOpenTrades } from "./use-open-trades.ts";

/** The player's own offers that wait, and those that were made to them by name. */
export function OpenTrades() {
  const trades = useOpenTrades();
  return (
    <section aria-labelledby="open-trades">
      <h2 id="open-trades" className="mb-4 font-display text-3xl">
        Open Trades
      </h2>
      <Unanswered query={trades} title="Your trades did not load" size="h-24" />
      {trades.data?.length === 0 && (
        <p className="text-muted">
          No offers wait at the moment. Offers that friends make to you by name come here.
        </p>
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {trades.data?.map((offer) => (
          <li key={offer.id} className="@container">
            <OpenTrade offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenTrade({ offer }: { offer: TradeOffer }) {
  const { tradeCode, offeredCard, requestedCard, isOwn } = offer;
  return (
    <Link
      href={`/trade?code=${tradeCode}`}
      className="flex items-center gap-4 @max-[15rem]:flex-wrap rounded-button border border-line bg-surface p-4 hover:border-line-strong"
    >
      <CardPair cards={[offeredCard, requestedCard]} />
      <span className="min-w-0 grow">
        <span className="block font-bold wrap-anywhere">{whoOffers(offer)}</span>
        <span className="block text-muted">
          {offeredCard.name} for {requestedCard?.name ?? "any card"}
        </span>
      </span>
      <span className="flex-none font-bold text-violet">
        {isOwn ? <ChevronRight aria-hidden /> : "Answer"}
      </span>
    </Link>
  );
}

function whoOffers({ isOwn, traderName, forName }: TradeOffer): string {
  if (!isOwn) return `${traderName} offers you`;
  return forName === null ? "You offer" : `You offer ${forName}`;
}
