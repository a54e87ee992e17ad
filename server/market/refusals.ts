import { fullWords, isFull } from "#game/market/offers.ts";
import { isId } from "#server/lib/ids.ts";
import { RefusedError } from "#server/lib/refuse.ts";

export const noListing = () =>
  new RefusedError("no_listing", "This card is not for sale any more.", 404);

export const noOrder = () => new RefusedError("no_order", "There is no such buy order.", 404);

export const noCard = () => new RefusedError("no_card", "There is no such card.", 404);

/** The id as it came in; one that can name nothing names nothing. */
export function idOr(refusal: () => RefusedError, id: string): string {
  if (!isId(id)) throw refusal();
  return id;
}

export function refuseMore(what: "listings" | "orders" | "wishes", howMany: number): void {
  if (isFull(what, howMany)) throw new RefusedError(`too_many_${what}`, fullWords[what]);
}

export const tooFewCoins = (message: string) => new RefusedError("too_few_coins", message);
