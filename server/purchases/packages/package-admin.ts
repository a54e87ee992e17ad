/** Packs of credits as admins write them. A purchase has its own price and credits: it keeps them. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/admin-purchases.ts";
import { centsOf, newPackage, refusePrice } from "#game/purchases/packages.ts";
import type { Deps } from "#server/lib/deps.ts";
import { editing, filled } from "#server/lib/editing.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { packageRefusals } from "#texts/en/admin.ts";
import { purchaseAnswers } from "#texts/en/purchases.ts";
import * as queries from "./package-queries.ts";

export async function listAllPackages({ db }: Deps) {
  return (await queries.listAllPackages(db)).map(onWire);
}

export async function storeStats({ db, payments: { mode } }: Deps) {
  const { cents, purchases, payers } = await queries.readStoreStats(db, mode);
  return {
    totalRevenue: cents / 100,
    totalPurchases: purchases,
    payingUsers: payers,
    isTest: mode !== "stripe_live",
  };
}

export const {
  create: createPackage,
  update: updatePackage,
  remove: deletePackage,
  stateNow: packageNow,
  restore: restorePackage,
} = editing({
  kind: "package",
  deletedMessage: purchaseAnswers.package_deleted,
  lock: queries.lockPackage,
  read: queries.readPackage,
  stateOf: ({
    id: _id,
    version: _version,
    ...state
  }: queries.EditedPackageRow): queries.PackageState => state,
  written: writtenState,
  insert: queries.insertPackage,
  save: (tx, id, { after }) =>
    after ? queries.savePackage(tx, id, after) : queries.removePackage(tx, id),
  onWire,
});

function writtenState(
  { price, ...written }: InputOf<typeof contract.createPackage>,
  before: queries.PackageState | null,
): queries.PackageState {
  const priceCents = centsOf(price);
  const refusal = refusePrice(priceCents);
  if (refusal) throw refusedError(packageRefusals, refusal);
  const { credits: _credits, price: _price, ...defaults } = newPackage;
  const costsTheSame = before?.credits === written.credits && before.priceCents === priceCents;
  return {
    ...filled(written, { ...defaults, description: "" }),
    priceCents,
    // The stated words of a price are true of that price only.
    pricePerCard: costsTheSame ? before.pricePerCard : null,
  };
}

function onWire(row: queries.EditedPackageRow): contract.EditedPackage {
  const { priceCents, pricePerCard: _pricePerCard, ...others } = row;
  return { ...others, price: priceCents / 100 };
}
