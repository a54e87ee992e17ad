import { isFull, type Limited } from "#game/market/offers.ts";
import { isId } from "#server/lib/ids.ts";
import { refusedError, type RefusedError } from "#server/lib/refuse.ts";
import { findingRefusals, limitRefusals } from "#texts/en/market.ts";

export const noListing = () => refusedError(findingRefusals, "no_listing");

export const noOrder = () => refusedError(findingRefusals, "no_order");

export const noCard = () => refusedError(findingRefusals, "no_card");

/** The id as it came in; one that can name nothing names nothing. */
export function idOr(refusal: () => RefusedError, id: string): string {
  if (!isId(id)) throw refusal();
  return id;
}

export function refuseMore(what: Limited, howMany: number): void {
  if (isFull(what, howMany)) throw refusedError(limitRefusals, `too_many_${what}`);
}
