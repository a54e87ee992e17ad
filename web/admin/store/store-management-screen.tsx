import { Gem } from "lucide-react";
import {
  createPackage,
  deletePackage,
  listAllPackages,
  storeStats,
  updatePackage,
  type EditedPackage,
} from "#contract/admin-purchases.ts";
import { listPackages } from "#contract/purchases.ts";
import { inCredits } from "#texts/en/purse.ts";
import { EditingScreen } from "#web/admin/editing/editing-screen.tsx";
import { Tiles } from "#web/admin/tiles/tiles.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { Badge } from "#web/ui/badge.tsx";
import { packageWords } from "#web/words/editing.ts";
import { PackageForm, type WrittenPackage } from "./package-form.tsx";

const calls = {
  create: createPackage,
  update: updatePackage,
  remove: deletePackage,
  touches: [listAllPackages, listPackages, storeStats],
  words: packageWords,
};

const list = {
  label: "Packages",
  read: listAllPackages,
  Icon: Gem,
  empty: "Nothing is for sale yet",
};

export const StoreManagementScreen = () => (
  <EditingScreen<EditedPackage, WrittenPackage>
    active="/admin/store"
    intro="The packs of credits that are for sale."
    tiles={<StoreTiles />}
    calls={calls}
    thing="Package"
    list={list}
    nameOf={({ name }) => name}
    textOf={({ name, description }) => `${name} ${description}`}
    Facts={PackageFacts}
    Form={PackageForm}
    afterwards="Nobody can buy it any more. What was bought stays bought."
  />
);

const dollars = new Intl.NumberFormat("en", { style: "currency", currency: "USD" });

function StoreTiles() {
  const { data } = useAnswer(storeStats, {}, { isAskedAnew: true });
  const hint = data?.isTest ? "Test payments: no money has moved." : undefined;
  return (
    <Tiles
      label="Store"
      tiles={[
        { label: "Total Revenue", value: data && dollars.format(data.totalRevenue), hint },
        { label: "Total Purchases", value: data?.totalPurchases },
        { label: "Paying Users", value: data?.payingUsers },
      ]}
    />
  );
}

const PackageFacts = ({ item: pack }: { item: EditedPackage }) => (
  <>
    <h2 className="flex items-center gap-2 font-display text-xl">
      <span aria-hidden>{pack.icon}</span> {pack.name}
    </h2>
    <p className="flex flex-wrap gap-2">
      <Badge tone={pack.active ? "good" : "plain"}>{pack.active ? "Active" : "Inactive"}</Badge>
      {pack.popular && <Badge tone="gold">Popular</Badge>}
      {pack.discount > 0 && <Badge>{pack.discount}% off</Badge>}
    </p>
    <p className="text-muted">{pack.description}</p>
    <p className="font-bold tabular-nums">
      {inCredits(pack.credits)} for {dollars.format(pack.price)}
    </p>
  </>
);
