/** Packs of credits, as an admin writes them. */

/** The payment provider takes nothing smaller. */
export const LEAST_PRICE_CENTS = 50;
export const MOST_PRICE_CENTS = 1_000_000;
export const MOST_CREDITS = 10_000;

/** Behind a package's icon: nothing else is ever a class of a page. */
export const packageColors = [
  "from-blue-500 to-purple-600",
  "from-purple-500 to-pink-600",
  "from-green-500 to-teal-600",
  "from-yellow-500 to-orange-600",
  "from-red-500 to-rose-600",
  "from-slate-500 to-slate-700",
] as const;

export const newPackage = {
  credits: 1,
  price: 1.99,
  discount: 0,
  popular: false,
  active: true,
  icon: "💎",
  color: packageColors[0],
};

export type PackageRefusal = "price_too_low" | "price_too_high";

/** Dollars as they were written, in whole cents. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);

export function refusePrice(cents: number): PackageRefusal | null {
  if (cents < LEAST_PRICE_CENTS) return "price_too_low";
  return cents > MOST_PRICE_CENTS ? "price_too_high" : null;
}
