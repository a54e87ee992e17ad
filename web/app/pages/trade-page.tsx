import { TradeScreen } from "#web/trades/trade-screen.tsx";
import { ClaimForm } from "#web/transfers/claim-form.tsx";

/** Offers and gifts: both begin with a friend's code. */
export const TradePage = () => <TradeScreen ClaimForm={ClaimForm} />;
