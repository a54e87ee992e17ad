import { expect, test } from "vitest";
import * as forAdmins from "#contract/admin-purchases.ts";
import * as contract from "#contract/purchases.ts";
import { newPackage } from "#game/purchases/packages.ts";
import { testGame } from "#server/testing/test-game.ts";
import { restorePackage } from "./package-admin.ts";

const game = await testGame();
const admin = await game.admin();

const aPackage = { ...newPackage, name: "Small Pack" };

async function created(changes: object = {}): Promise<forAdmins.EditedPackage> {
  const answer = await admin.call(forAdmins.createPackage, { ...aPackage, ...changes });
  expect(answer.status).toBe(200);
  return answer.body;
}

const inStore = async (id: string) =>
  (await game.visitor().call(contract.listPackages, {})).body.find((each) => each.id === id);

const listed = async (id: string) =>
  (await admin.call(forAdmins.listAllPackages, {})).body.find((each) => each.id === id);

const logged = (id: string) =>
  game.db.rows<{ deed: string; before: object | null; after: object | null }>(
    `select deed, before, after from admin_log
      where subject_kind = 'package' and subject_id = $1 order by number`,
    [id],
  );

const change = (id: string, changes: object, version?: number) =>
  admin.call(forAdmins.updatePackage, { ...aPackage, id, ...changes, version });
const remove = (id: string) => admin.call(forAdmins.deletePackage, { id });

test("a new package is for sale at once, at its price", async () => {
  const { id } = await created();
  const player = await game.player();

  expect(await inStore(id)).toMatchObject({ priceCents: 199, credits: 1, pricePerCard: "1.99" });
  const begun = await player.call(contract.createCreditPayment, { packageId: id });
  expect(begun.body.purchase).toMatchObject({ title: "Small Pack", amountCents: 199 });

  await change(id, { active: false });
  expect(await inStore(id)).toBeUndefined();
  expect(await listed(id)).toMatchObject({ active: false });
  await remove(id);
});

test("the words of a stated price go with the price, and not with the title", async () => {
  const starter = (await listed("starter"))!;
  const save = (changes: object) =>
    admin.call(forAdmins.updatePackage, { ...starter, ...changes, version: undefined } as never);

  await save({ name: "First Pack" });
  expect((await inStore("starter"))?.pricePerCard).toBe("0.99");
  await save({ price: 6 });
  expect((await inStore("starter"))?.pricePerCard).toBe("1.20");
  const [first] = await logged("starter");
  await game.db.transaction((tx) => restorePackage(tx, "starter", first!.before));
  expect(await inStore("starter")).toMatchObject({ name: "Starter Pack", pricePerCard: "0.99" });
});

test.for([
  ["no name", { name: " " }, "A package needs a name."],
  ["no credits", { credits: 0 }, "A package holds at least one credit."],
  ["half a credit", { credits: 1.5 }, ""],
  ["no price", { price: 0 }, "no payment below $0.50"],
  ["a price that is paid to the buyer", { price: -1 }, "no payment below $0.50"],
  ["a cent", { price: 0.01 }, "no payment below $0.50"],
  ["less than the provider takes", { price: 0.49 }, "no payment below $0.50"],
  ["more than anybody pays", { price: 10_000.01 }, "at most $10000.00"],
  ["more than all off", { discount: 101 }, ""],
  ["a class of its own", { color: "fixed inset-0" }, ""],
  ["a novel as its icon", { icon: "x".repeat(17) }, ""],
] as const)("a package with %s is refused", async ([, changes, words]) => {
  const answer = await admin.call(forAdmins.createPackage, { ...aPackage, ...changes } as never);

  expect(answer.status).toBe(400);
  expect(answer.refusal.message).toContain(words);
});

test("purchases outlive their package, and the figures count them", async () => {
  const before = (await admin.call(forAdmins.storeStats, {})).body;
  const { id } = await created({ price: 2.5, credits: 3 });
  const player = await game.player();
  const { body } = await player.call(contract.createCreditPayment, { packageId: id });
  await game.db.rows(
    `update purchases set state = 'pending', intent_id = coalesce(intent_id, 'pi_here') where id = $1`,
    [body.purchase.id],
  );
  await game.db.rows(
    `update purchases set state = 'granted', paid_cents = 250, granted_at = now() where id = $1`,
    [body.purchase.id],
  );

  await remove(id);

  expect((await player.call(contract.listPurchases, {})).body[0]).toMatchObject({
    title: "Small Pack",
    credits: 3,
  });
  expect((await player.call(contract.createCreditPayment, { packageId: id })).status).toBe(404);
  expect((await admin.call(forAdmins.storeStats, {})).body).toEqual({
    totalRevenue: before.totalRevenue + 2.5,
    totalPurchases: before.totalPurchases + 1,
    payingUsers: before.payingUsers + 1,
    isTest: true,
  });
});

test("the second of two admins is told", async () => {
  const { id, version } = await created();

  const answers = await Promise.all([
    change(id, { name: "First" }, version),
    change(id, { name: "Second" }, version),
  ]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await remove(id);
  expect((await change(id, {})).refusal.code).toBe("not_there");
});

test("an edit, a deletion and a creation are taken back, whole", async () => {
  const { id } = await created();
  await change(id, { name: "Wrong", popular: true });
  await remove(id);
  const [, edit, deletion] = await logged(id);
  const restore = (before: object | null) =>
    game.db.transaction((tx) => restorePackage(tx, id, before));

  await restore(deletion!.before);
  expect(await listed(id)).toMatchObject({ name: "Wrong", popular: true });
  await restore(edit!.before);
  expect(await listed(id)).toMatchObject({ name: "Small Pack", popular: false });
  await restore(null);
  expect([await listed(id), await inStore(id)]).toEqual([undefined, undefined]);
});
