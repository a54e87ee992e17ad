import { isAtLimit, type MarketLimit } from "#game/market/limits.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { findingRefusals, limitRefusals } from "#texts/en/market.ts";

export const noListing = () => refusedError(findingRefusals, "no_listing");

export const noOrder = () => refusedError(findingRefusals, "no_order");

export const noCard = () => refusedError(findingRefusals, "no_card");

export function refuseOverLimit(what: MarketLimit, howMany: number): void {
  if (isAtLimit(what, howMany)) throw refusedError(limitRefusals, `too_many_${what}`);
}
