import type { StorePackageOnWire } from "#contract/purchases.ts";
import type { Deps } from "#server/lib/deps.ts";
import * as queries from "./package-queries.ts";

export async function listPackages({ db }: Deps): Promise<StorePackageOnWire[]> {
  return (await queries.listPackages(db)).map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    credits: row.credits,
    price: row.priceCents / 100,
    priceCents: row.priceCents,
    pricePerCard: row.pricePerCard ?? (row.priceCents / row.credits / 100).toFixed(2),
    savings: row.discount,
    popular: row.popular,
    icon: row.icon,
    color: row.color,
  }));
}
