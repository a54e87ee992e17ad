/** Packs of credits as admins write them. A purchase has its own price and credits: it keeps them. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/admin-purchases.ts";
import { centsOf, newPackage, refusePrice } from "#game/purchases/packages.ts";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { filled, present } from "#server/lib/editing.ts";
import { newId } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
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

export async function createPackage(
  { db, now }: Deps,
  adminId: string,
  input: InputOf<typeof contract.createPackage>,
): Promise<contract.EditedPackage> {
  const after = { ...writtenState(input), pricePerCard: null };
  const id = newId();
  return db.transaction(async (tx) => {
    await queries.insertPackage(tx, id, after);
    await log(tx, { adminId, atMs: now(), deed: "package created", id, before: null, after });
    return onWire(await queries.readPackage(tx, id));
  });
}

export async function updatePackage(
  { db, now }: Deps,
  adminId: string,
  { id, version, ...input }: InputOf<typeof contract.updatePackage>,
): Promise<contract.EditedPackage> {
  const written = writtenState(input);
  return db.transaction(async (tx) => {
    const before = savedState(present(await queries.lockPackage(tx, id), version));
    const costsTheSame =
      before.credits === written.credits && before.priceCents === written.priceCents;
    // The stated words of a price are true of that price only.
    const pricePerCard = costsTheSame ? before.pricePerCard : null;
    const after = { ...written, pricePerCard };
    await queries.savePackage(tx, id, after);
    await log(tx, { adminId, atMs: now(), deed: "package changed", id, before, after });
    return onWire(await queries.readPackage(tx, id));
  });
}

export async function deletePackage(
  { db, now }: Deps,
  adminId: string,
  { id, version }: InputOf<typeof contract.deletePackage>,
) {
  await db.transaction(async (tx) => {
    const before = savedState(present(await queries.lockPackage(tx, id), version));
    await queries.removePackage(tx, id);
    await log(tx, { adminId, atMs: now(), deed: "package deleted", id, before, after: null });
  });
  return { ...succeeded, message: purchaseAnswers.package_deleted };
}

/** As the admins' log keeps it; null when it is not there. */
export async function packageNow(tx: Tx, id: string): Promise<object | null> {
  const row = await queries.lockPackage(tx, id);
  return row && savedState(row);
}

/** Puts a package back to what the admins' log says it was; null: it was not there. */
export async function restorePackage(tx: Tx, id: string, before: object | null): Promise<void> {
  if (before === null) await queries.removePackage(tx, id);
  else await queries.savePackage(tx, id, before as queries.PackageState);
}

type Logged = {
  adminId: string;
  atMs: number;
  deed: string;
  id: string;
  before: queries.PackageState | null;
  after: queries.PackageState | null;
};

const log = (tx: Tx, { id, ...done }: Logged) =>
  writeAdminLog(tx, { ...done, subject: { kind: "package", id } });

function writtenState({ price, ...written }: InputOf<typeof contract.createPackage>) {
  const priceCents = centsOf(price);
  const refusal = refusePrice(priceCents);
  if (refusal) throw refusedError(packageRefusals, refusal);
  const { credits: _credits, price: _price, ...defaults } = newPackage;
  return { ...filled(written, { ...defaults, description: "" }), priceCents };
}

const savedState = ({
  id: _id,
  version: _version,
  ...state
}: queries.EditedPackageRow): queries.PackageState => state;

const onWire = ({
  priceCents,
  pricePerCard: _pricePerCard,
  ...row
}: queries.EditedPackageRow): contract.EditedPackage => ({ ...row, price: priceCents / 100 });
