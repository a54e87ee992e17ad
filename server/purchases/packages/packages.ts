import type { StorePackageOnWire } from "#contract/purchases.ts";
import type { Deps } from "#server/lib/deps.ts";
import * as queries from "./package-queries.ts";

export async function listPackages({ db }: Deps): Promise<StorePackageOnWire[]> {
  return (await queries.listPackages(db)).map(({ discount: savings, ...row }) => ({
    ...row,
    price: row.priceCents / 100,
    pricePerCard: row.pricePerCard ?? (row.priceCents / row.credits / 100).toFixed(2),
    savings,
  }));
}
