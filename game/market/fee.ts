/**
 * What a sale costs. The first five sales of a player are free of charge; from then on five percent
 * of the price, rounded down, leave the game. The percentage is fixed when a card is listed, so an
 * open listing that is free counts as one of the five (resolution 70).
 */
export const FREE_SALES = 5;
const FEE_PERCENT = 5;

export type SalesSoFar = {
  sold: number;
  /** Own open listings that are free of charge. */
  openFree: number;
};

export const freeSalesLeft = ({ sold, openFree }: SalesSoFar): number =>
  Math.max(0, FREE_SALES - sold - openFree);

/** Of the next card that is listed. */
export const nextFeePercent = (sales: SalesSoFar): number =>
  freeSalesLeft(sales) > 0 ? 0 : FEE_PERCENT;

export type Payment = { fee: number; received: number };

/** What the seller pays of the price, and what remains. */
export function paymentOf(price: number, feePercent: number): Payment {
  const fee = Math.floor((price * feePercent) / 100);
  return { fee, received: price - fee };
}
