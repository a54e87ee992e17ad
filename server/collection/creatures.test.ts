import { expect, test } from "vitest";
import * as forAdmins from "#contract/admin-cards.ts";
import * as contract from "#contract/collection.ts";
import { openingProof, openPack } from "#contract/packs.ts";
import { creatures } from "#game/cards/creatures.ts";
import { formElements, newCreature } from "#game/cards/creature-form.ts";
import { readOdds } from "#game/packs/odds.ts";
import { testGame } from "#server/testing/test-game.ts";
import { creatureId, creatureNow, giveCards, restoreCreature, seedCatalogue } from "./service.ts";

const game = await testGame();
const admin = await game.admin();
let named = 0;

const aCreature = () => ({
  ...newCreature,
  name: `Quorv${"abcdefghijklmnopqrstuvwxyz"[named++]}`,
  description: "Hums in its sleep.",
  imageUrl: "/creatures/emberling.webp",
  abilities: "Bite, Hide, Roar",
  backstory: "Found under a bridge.",
  tags: ["new", "kind"],
});

async function created(changes: object = {}): Promise<forAdmins.EditedCreature> {
  const answer = await admin.call(forAdmins.createCreature, { ...aCreature(), ...changes });
  expect(answer.refusal.message).toBe("");
  return answer.body;
}

const gallery = async () => (await admin.call(contract.listCreatures, {})).body;
const isInGallery = async (id: string) => (await gallery()).some((each) => each.id === id);
const listed = async (id: string) =>
  (await admin.call(forAdmins.listAllCreatures, {})).body.find((each) => each.id === id);

const logged = (id: string) =>
  game.db.rows<{ deed: string; before: object | null; after: object | null }>(
    `select deed, before, after from admin_log
      where subject_kind = 'creature' and subject_id = $1 order by number`,
    [id],
  );

const remove = (id: string, version?: number) =>
  admin.call(forAdmins.deleteCreature, { id, version });

const give = (ownerId: string, cardId: string) =>
  game.db.transaction((tx) =>
    giveCards(tx, { ownerId, cardIds: [cardId], reason: "mission", cause: `mission:${cardId}` }),
  );

test("a new creature is in the gallery and in the list that packs are drawn from", async () => {
  const { id } = await created({ rarity: "mythic", element: formElements[8] });
  const player = await game.player();

  expect((await gallery()).at(-1)).toMatchObject({ id, rarity: "mythical", element: "light" });
  const opened = await player.call(openPack, { id: 1 });
  const { body } = await game.visitor().call(openingProof, { id: opened.body.receipt.openingId });
  const { cards } = readOdds(body.odds);
  expect(cards.at(-1)).toEqual({ id, rarity: "mythical" });
  expect(cards.slice(0, -1).map((card) => card.id)).toEqual(
    creatures.map(({ slug }) => creatureId(slug)),
  );
  await remove(id);
});

test("strength falls back, and abilities are a list whose last is special", async () => {
  const { id, baseAttack, baseDefense } = await created({ baseAttack: "", baseDefense: "lots" });
  const { body } = await admin.call(contract.listCatalogue, {});

  expect([baseAttack, baseDefense]).toEqual([50, 40]);
  expect(body.find((card) => card.id === id)).toMatchObject({
    attack: 50,
    speed: 45,
    abilities: ["Bite", "Hide"],
    specialAbility: "Roar",
  });
  await remove(id);
});

test.for([
  ["no name", { name: " " }, "A creature needs a name."],
  ["no picture", { imageUrl: "" }, "A picture is a path"],
  ["a script as a picture", { imageUrl: "javascript:alert(1)" }, "A picture is a path"],
  [
    "a picture inside the network",
    { imageUrl: "https://169.254.169.254/latest" },
    "A picture is a path",
  ],
  ["an unknown element", { element: "plasma" }, ""],
  ["uncommon", { rarity: "uncommon" }, ""],
] as const)("a creature with %s is refused", async ([, changes, words]) => {
  const answer = await admin.call(forAdmins.createCreature, {
    ...aCreature(),
    ...changes,
  } as never);

  expect(answer.status).toBe(400);
  expect(answer.refusal.message).toContain(words);
});

test("one card per name", async () => {
  const { id } = await created({ name: "Plimquat" });
  const other = await created();

  const twice = await admin.call(forAdmins.createCreature, { ...aCreature(), name: "PLIMQUAT" });
  const renamed = await admin.call(forAdmins.updateCreature, { ...other, name: "Plim Quat" });
  expect([twice.refusal.code, renamed.refusal.code]).toEqual(["name_taken", "name_taken"]);

  await remove(id);
  // It may come back, so its name is its own.
  const again = await admin.call(forAdmins.createCreature, { ...aCreature(), name: "Plimquat" });
  expect(again.refusal.code).toBe("name_taken");
  await remove(other.id);
});

test("an edit changes every copy; deletion leaves it with whoever has it", async () => {
  const creature = await created();
  const player = await game.player();
  await give(player.id, creature.id);
  const copy = async () => (await player.deck()).find(({ cardId }) => cardId === creature.id)?.card;

  await admin.call(forAdmins.updateCreature, { ...creature, baseAttack: 60, name: "Quorvex" });
  expect(await copy()).toMatchObject({ name: "Quorvex", attack: 60, abilities: ["Bite", "Hide"] });
  expect((await remove(creature.id)).status).toBe(200);

  expect(await copy()).toMatchObject({ name: "Quorvex" });
  expect(await isInGallery(creature.id)).toBe(false);
  const taken = await admin.call(forAdmins.createCreature, { ...aCreature(), name: "Quorvex" });
  expect(taken.refusal.code).toBe("name_taken");
  expect((await remove(creature.id)).refusal.code).toBe("not_there");
});

test("packs promise every rarity, so its last creature stays, also when two are asked at once", async () => {
  const { body } = await admin.call(forAdmins.listAllCreatures, {});
  const mythical = body.filter(({ rarity }) => rarity === "mythical");

  const answers = await Promise.all(mythical.map(({ id }) => remove(id)));

  const refused = answers.filter(({ status }) => status === 409);
  expect(refused.map(({ refusal }) => refusal.code)).toEqual(["last_of_rarity"]);
  const [last] = (await admin.call(forAdmins.listAllCreatures, {})).body.filter(
    ({ rarity }) => rarity === "mythical",
  );
  const lessRare = await admin.call(forAdmins.updateCreature, { ...last!, rarity: "common" });
  expect(lessRare.refusal.code).toBe("last_of_rarity");
  for (const { id } of mythical.filter((each) => each.id !== last!.id)) {
    const [deletion] = (await logged(id)).toReversed();
    await game.db.transaction((tx) => restoreCreature(tx, id, deletion!.before));
  }
  expect((await admin.call(forAdmins.listAllCreatures, {})).body.map(({ id }) => id)).toEqual(
    body.map(({ id }) => id),
  );
});

test("the second of two admins is told", async () => {
  const creature = await created();

  const answers = await Promise.all(
    ["First", "Second"].map((description) =>
      admin.call(forAdmins.updateCreature, { ...creature, description }),
    ),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await remove(creature.id, creature.version)).refusal.code).toBe("changed_meanwhile");
  await remove(creature.id);
});

test("an edit, a deletion and a creation are taken back, whole", async () => {
  const creature = await created();
  await admin.call(forAdmins.updateCreature, { ...creature, tags: [], abilities: "Yawn" });
  await remove(creature.id);
  const [, edit, deletion] = await logged(creature.id);
  const restore = (before: object | null) =>
    game.db.transaction((tx) => restoreCreature(tx, creature.id, before));

  await restore(deletion!.before);
  expect(await listed(creature.id)).toMatchObject({ tags: [], name: creature.name });
  await restore(edit!.before);
  expect(await listed(creature.id)).toEqual({ ...creature, version: expect.any(Number) });
  await restore(null);
  expect(await isInGallery(creature.id)).toBe(false);
});

test("what a picture shows is not said of another one, and is said again when that is taken back", async () => {
  const id = creatureId("cindlepup");
  const looksNow = () => game.db.value<string>(`select looks from cards where id = $1`, [id]);
  const before = (await listed(id))!;
  const looks = await looksNow();
  expect(looks).not.toBe("");

  await admin.call(forAdmins.updateCreature, { ...before, description: "Glows." });
  expect(await looksNow()).toBe(looks);
  const other = { ...(await listed(id))!, imageUrl: "/creatures/murkitten.webp" };
  await admin.call(forAdmins.updateCreature, other);
  expect(await looksNow()).toBe("");

  const deed = (await logged(id)).at(-1)!;
  await game.db.transaction(async (tx) => {
    expect(await creatureNow(tx, id, deed.after)).toEqual(deed.after);
    await restoreCreature(tx, id, deed.before);
  });
  expect(await looksNow()).toBe(looks);
  // Rows of the log from before it knew the looks.
  const { looks: _, ...old } = deed.before as { looks: string };
  await game.db.transaction(async (tx) => {
    expect(await creatureNow(tx, id, old)).toEqual(old);
    await restoreCreature(tx, id, { ...old, description: before.description });
  });
  expect(await looksNow()).toBe(looks);
  expect(await listed(id)).toEqual({ ...before, version: expect.any(Number) });
});

const start = (shipped = creatures) => game.db.transaction((tx) => seedCatalogue(tx, shipped));

test("a start of the game undoes nothing that an admin has done", async () => {
  const [first, second, third] = (await admin.call(forAdmins.listAllCreatures, {})).body;
  const changed = { ...first!, description: "By hand." };
  await admin.call(forAdmins.updateCreature, changed);
  await remove(second!.id);
  const better = creatures.map((creature) => ({ ...creature, description: "Better." }));

  await start();
  expect(await listed(third!.id)).toEqual(third);
  await Promise.all([start(better), start(better)]);

  expect((await listed(first!.id))?.description).toBe("By hand.");
  expect(await listed(second!.id)).toBeUndefined();
  expect((await listed(third!.id))?.description).toBe("Better.");
});

test("only admins see or write them", async () => {
  const player = await game.player();
  const answers = [
    await player.call(forAdmins.listAllCreatures, {}),
    await player.call(forAdmins.createCreature, aCreature()),
    await player.call(forAdmins.updateCreature, { ...aCreature(), id: creatureId("emberling") }),
    await player.call(forAdmins.deleteCreature, { id: creatureId("emberling") }),
  ];

  expect(answers.map(({ refusal }) => refusal.code)).toEqual(Array(4).fill("not_admin"));
});
