/**
 * What a sale costs. The first sales of a player are free of charge; from then on some percent of
 * the price, rounded down, leave the game. The percentage is fixed when a card is listed, so an open
 * listing that is free counts as one of the first.
 */

/** What is taken of the next cards that are listed. */
export type FeeSettings = { marketFeePercent: number; freeSales: number };

export type SalesSoFar = {
  sold: number;
  /** Own open listings that are free of charge. */
  openFree: number;
};

export const freeSalesLeft = (
  { sold, openFree }: SalesSoFar,
  { freeSales }: Pick<FeeSettings, "freeSales">,
): number => Math.max(0, freeSales - sold - openFree);

/** Of the next card that is listed. */
export const nextFeePercent = (sales: SalesSoFar, fees: FeeSettings): number =>
  freeSalesLeft(sales, fees) > 0 ? 0 : fees.marketFeePercent;

export type Payment = { fee: number; received: number };

/** What the seller pays of the price, and what remains. */
export function paymentOf(price: number, feePercent: number): Payment {
  const fee = Math.floor((price * feePercent) / 100);
  return { fee, received: price - fee };
}
