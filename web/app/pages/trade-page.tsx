import { Trades } from "#web/trades/trades.tsx";
import { ClaimForm } from "#web/transfers/claim-form.tsx";

/** Offers and gifts: both begin with a friend's code. */
export const TradePage = () => <Trades ClaimForm={ClaimForm} />;
