import type { Tx } from "#server/lib/db.ts";

export type PackageRow = {
  id: string;
  name: string;
  description: string;
  credits: number;
  priceCents: number;
  pricePerCard: string | null;
  discount: number;
  popular: boolean;
  icon: string;
  color: string;
};

const columns = `id, name, description, credits, price_cents as "priceCents",
  price_per_card as "pricePerCard", discount, popular, icon, color`;

export const listPackages = (tx: Tx) =>
  tx.rows<PackageRow>(`select ${columns} from store_packages where active order by position`);

export const findPackage = (tx: Tx, id: string) =>
  tx.maybe<PackageRow>(`select ${columns} from store_packages where id = $1 and active`, [id]);
