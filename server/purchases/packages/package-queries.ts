import type { Tx } from "#server/lib/db.ts";
import { insertInto, updateRow } from "#server/lib/insert.ts";

/** All that an admin writes of a package, as the log keeps it. */
export type PackageState = {
  name: string;
  description: string;
  credits: number;
  priceCents: number;
  pricePerCard: string | null;
  discount: number;
  popular: boolean;
  active: boolean;
  icon: string;
  color: string;
};

export type PackageRow = PackageState & { id: string };

export type EditedPackageRow = PackageRow & { version: number };

const columns = `id, name, description, credits, price_cents as "priceCents",
  price_per_card as "pricePerCard", discount, popular, active, icon, color`;

const there = "deleted_at is null";

export const listPackages = (tx: Tx) =>
  tx.rows<PackageRow>(
    `select ${columns} from store_packages where active and ${there} order by position`,
  );

export const findPackage = (tx: Tx, id: string) =>
  tx.maybe<PackageRow>(
    `select ${columns} from store_packages where id = $1 and active and ${there}`,
    [id],
  );

export const listAllPackages = (tx: Tx) =>
  tx.rows<EditedPackageRow>(
    `select version, ${columns} from store_packages where ${there} order by position`,
  );

export const readPackage = (tx: Tx, id: string) =>
  tx.one<EditedPackageRow>(`select version, ${columns} from store_packages where id = $1`, [id]);

/** Null when it was taken out of the store. */
export const lockPackage = (tx: Tx, id: string) =>
  tx.maybe<EditedPackageRow>(
    `select version, ${columns} from store_packages where id = $1 and ${there} for update`,
    [id],
  );

/** An admin who changes the package waits until this transaction is over. */
export const holdPackage = (tx: Tx, id: string) =>
  tx.rows(`select id from store_packages where id = $1 for share`, [id]);

export const insertPackage = (tx: Tx, id: string, state: PackageState) =>
  tx.rows(...insertInto("store_packages", { id, ...state }));

/** It is there again if it was taken out. */
export const savePackage = (tx: Tx, id: string, state: PackageState) =>
  tx.rows(...updateRow("store_packages", { id }, { ...state, deletedAt: null }));

export const removePackage = (tx: Tx, id: string) =>
  tx.rows(`update store_packages set deleted_at = now() where id = $1 and ${there}`, [id]);

/** Everything that was paid at the provider in use, less what went back. */
export const readStoreStats = (tx: Tx, mode: string) =>
  tx.one<Record<"cents" | "purchases" | "payers", number>>(
    `select coalesce(sum(paid_cents - refunded_cents), 0)::bigint as cents,
            count(*) as purchases, count(distinct p.id) as payers
       from purchases left join players p on p.id = payer_id and p.deleted_at is null
      where mode = $1 and granted_at is not null`,
    [mode],
  );
