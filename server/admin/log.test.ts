import { expect, test, vi } from "vitest";
import { currentUser, updateProfile } from "#contract/account.ts";
import * as contract from "#contract/admin.ts";
import { createCreature, updateCreature, deleteCreature } from "#contract/admin-cards.ts";
import {
  changeAnyCard,
  createAnyCard,
  deleteAnyCard,
  getAnyCard,
} from "#contract/admin-collection.ts";
import { createContent, deleteContent, updateContent } from "#contract/admin-content.ts";
import {
  createMission,
  deleteMission,
  listAllMissions,
  updateMission,
} from "#contract/admin-missions.ts";
import { createPackage, deletePackage, updatePackage } from "#contract/admin-purchases.ts";
import { getSettings, saveSettings } from "#contract/admin-settings.ts";
import { deleteOwnAccount } from "#contract/own-data.ts";
import { newCreature } from "#game/cards/creature-form.ts";
import { newContent } from "#game/content/schedule.ts";
import { newMission } from "#game/missions/editing.ts";
import { newPackage } from "#game/purchases/packages.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();
const DAY = 86_400_000;

const boss = await game.admin();
const second = await game.admin();

const rowsOf = async (subject: string) =>
  (await boss.call(contract.listLog, { subject, order: "asc" })).body;
const undo = (number: number, by: ActingPlayer = boss) =>
  by.call(contract.undoDeed, { number, why: "a mistake" });
const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } }) =>
  status === 200 ? "done" : refusal.code;
const read = async (number: number) => (await boss.call(contract.getLogRow, { number })).body;
const promote = (userId: string, role: "admin" | "user" | "demo") =>
  boss.call(contract.changeRole, { userId, role });

const mission = {
  ...newMission,
  title: "Sing",
  startDate: new Date().toISOString().slice(0, 10),
  endDate: null,
};
const creature = { ...newCreature, imageUrl: "/creatures/emberling.webp" };
const card = { element: "fire", rarity: "rare", attack: 5, defense: 6 } as const;

/** Three deeds with a thing of each kind: made, changed, taken out. */
const things = {
  mission: async () => {
    const { id } = (await boss.call(createMission, mission)).body;
    await boss.call(updateMission, { ...mission, id, title: "Sing loud" });
    await boss.call(deleteMission, { id });
    return id;
  },
  package: async () => {
    const pack = { ...newPackage, name: "Twelve" };
    const { id } = (await boss.call(createPackage, pack)).body;
    await boss.call(updatePackage, { ...pack, id, price: 3 });
    await boss.call(deletePackage, { id });
    return id;
  },
  content: async () => {
    const item = { ...newContent, title: "Hello", content: "World" };
    const { id } = (await boss.call(createContent, item)).body;
    await boss.call(updateContent, { ...item, id, content: "Moon" });
    await boss.call(deleteContent, { id });
    return id;
  },
  creature: async () => {
    const named = { ...creature, name: "Zwirbelix" };
    const { id } = (await boss.call(createCreature, named)).body;
    await boss.call(updateCreature, { ...named, id, baseAttack: 17 });
    await boss.call(deleteCreature, { id });
    return id;
  },
  card: async () => {
    const { id } = (await boss.call(createAnyCard, { ...card, name: "Fyrrakond" })).body;
    await boss.call(changeAnyCard, { ...card, id, name: "Fyrrakonda" });
    await boss.call(deleteAnyCard, { id });
    return id;
  },
  role: async () => {
    const { id } = await game.player();
    for (const role of ["demo", "admin", "user"] as const) await promote(id, role);
    return id;
  },
} as const;

test.for(Object.keys(things) as (keyof typeof things)[])(
  "what was done with a %s is taken back from the last deed to the first, and not before",
  async (kind) => {
    const id = await things[kind]();
    const [made, changed, gone] = await rowsOf(id);

    expect(codeOf(await undo(made!.number))).toBe("changed_since");
    expect(codeOf(await undo(changed!.number))).toBe("changed_since");
    expect(codeOf(await undo(gone!.number))).toBe("done");
    expect(codeOf(await undo(changed!.number))).toBe("done");
    expect(codeOf(await undo(made!.number))).toBe("done");

    const rows = await rowsOf(id);
    expect(rows.slice(3).map(({ deed, undoes, why }) => ({ deed, undoes, why }))).toEqual(
      [gone, changed, made].map((row) => ({
        deed: "undone",
        undoes: row!.number,
        why: "a mistake",
      })),
    );
    expect(rows.every(({ canBeUndone }) => !canBeUndone)).toBe(true);
    expect(codeOf(await undo(made!.number))).toBe("undone_already");
    expect(codeOf(await undo(rows[3]!.number))).toBe("not_undoable");
  },
);

test("a row shows field by field what is different", async () => {
  const id = await things.mission();
  const [made, changed] = await rowsOf(id);

  expect((await read(changed!.number)).differences).toEqual([
    { field: "title", before: "Sing", after: "Sing loud" },
  ]);
  const { differences, noWayBack } = await read(made!.number);
  expect(differences).toContainEqual({ field: "rewardCoins", before: "", after: "100" });
  expect(noWayBack).toBeNull();
});

test("what a player wrote is shown beside the log, and put back from there", async () => {
  const player = await game.player();
  const { body: made } = await player.creates("a moth of moonlight");
  const { id } = made.card!;
  const before = (await boss.call(getAnyCard, { id })).body;
  await boss.call(changeAnyCard, { ...card, id, name: "Hushwing" });
  const [row] = await rowsOf(id);

  const { differences } = await read(row!.number);
  expect(differences).toContainEqual({ field: "name", before: before.name, after: "Hushwing" });
  expect(codeOf(await undo(row!.number))).toBe("done");
  expect((await boss.call(getAnyCard, { id })).body).toMatchObject({
    name: before.name,
    description: before.description,
  });
  const kept = await game.db.rows(`select 1 from admin_log where admin_log::text like $1`, [
    `%${before.name}%`,
  ]);
  expect(kept).toEqual([]);
});

test("two admins who take the same deed back at once do it once", async () => {
  const id = await things.mission();
  const [, , gone] = await rowsOf(id);

  const answers = await Promise.all([undo(gone!.number), undo(gone!.number, second)]);

  expect(answers.map(codeOf).toSorted()).toEqual(["done", "undone_already"]);
  expect(await rowsOf(id)).toHaveLength(4);
  const { body } = await boss.call(listAllMissions, {});
  expect(body.filter((each) => each.id === id)).toHaveLength(1);
});

test("a promotion that is taken back is felt at once, and the last admin stays one", async () => {
  const own = await testGame();
  const [one, two] = [await own.admin(), await own.player()];
  await one.call(contract.changeRole, { userId: two.id, role: "admin" });
  const [row] = (await two.call(contract.listLog, { subject: two.id })).body;
  await own.db.rows(`update players set role = 'user' where id = $1`, [one.id]);
  own.deps.sessions.forget(one.id);
  expect(codeOf(await two.call(contract.undoDeed, { number: row!.number }))).toBe("last_admin");
  await two.call(contract.changeRole, { userId: one.id, role: "admin" });

  expect(codeOf(await one.call(contract.undoDeed, { number: row!.number }))).toBe("done");
  expect(codeOf(await two.call(contract.listLog, {}))).toBe("not_admin");
});

test("settings go back, also when others have been changed since", async () => {
  const set = (settings: Record<string, number>) => boss.call(saveSettings, { settings });
  const valueOf = async (name: string) =>
    (await boss.call(getSettings, {})).body.settings.find((one) => one.name === name)?.value;
  await set({ shareCoins: 40 });
  const [row] = (await boss.call(contract.listLog, { kind: "settings" })).body;
  await set({ marketFeePercent: 7 });

  expect(codeOf(await undo(row!.id))).toBe("done");
  await expect.poll(() => valueOf("shareCoins")).toBe(50);
  expect(await valueOf("marketFeePercent")).toBe(7);
  await set({ shareCoins: 41 });
  const [later] = (await boss.call(contract.listLog, { kind: "settings" })).body;
  await set({ shareCoins: 42 });
  expect(codeOf(await undo(later!.id))).toBe("changed_since");
});

test("settings go back once, also when the database goes away before they are read again", async () => {
  await boss.call(saveSettings, { settings: { shareCoins: 43 } });
  const [row] = (await boss.call(contract.listLog, { kind: "settings" })).body;
  const gone = new Error("Connection terminated unexpectedly");
  const reading = vi.spyOn(game.deps.settingsSource, "reload").mockRejectedValue(gone);
  const undoes = () =>
    boss.call(contract.undoDeed, { number: row!.id }, { headers: { "idempotency-key": "once" } });

  expect((await undoes()).status).toBe(503);
  reading.mockRestore();
  expect((await undoes()).status).toBe(200);

  const { settings } = (await boss.call(getSettings, {})).body;
  expect(settings.find(({ name }) => name === "shareCoins")?.value).not.toBe(43);
  expect(codeOf(await undo(row!.id))).toBe("undone_already");
});

test("after 30 days it stays, and it needs a fresh proof", async () => {
  const own = await testGame();
  const admin = await own.admin();
  const { id } = (await admin.call(createMission, mission)).body;
  const [row] = (await admin.call(contract.listLog, { subject: id })).body;
  own.wait(11 * 60_000);
  expect(codeOf(await admin.call(contract.undoDeed, { number: row!.number }))).toBe("prove_again");
  own.wait(30 * DAY);
  await own.db.rows(`update sessions set proved_at = $1`, [new Date(own.deps.now())]);
  own.deps.sessions.forget(admin.id);

  expect(codeOf(await admin.call(contract.undoDeed, { number: row!.number }))).toBe(
    "too_late_to_undo",
  );
  expect((await admin.call(contract.getLogRow, { number: row!.number })).body.noWayBack).toContain(
    "30 days",
  );
});

test("the log is filtered by admin, deed, thing and days, and pages go on where they ended", async () => {
  const own = await testGame();
  const [one, two] = [await own.admin(), await own.admin()];
  const ids: string[] = [];
  for (const by of [one, two, one]) ids.push((await by.call(createMission, mission)).body.id);
  await two.call(deleteMission, { id: ids[0]! });
  own.wait(3 * DAY);
  await one.call(createMission, mission);
  const numbers = async (input: object) =>
    (await one.call(contract.listLog, input)).body.map(({ number }) => number);
  const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

  expect(await numbers({})).toEqual([5, 4, 3, 2, 1]);
  expect(await numbers({ limit: 2, after: 4 })).toEqual([3, 2]);
  expect(await numbers({ limit: 2, before: 2 })).toEqual([4, 3]);
  expect(await numbers({ order: "asc", limit: 2, after: 1 })).toEqual([2, 3]);
  expect(await numbers({ admin: two.username.toUpperCase() })).toEqual([4, 2]);
  expect(await numbers({ admin: "nobody" })).toEqual([]);
  expect(await numbers({ deed: "mission deleted" })).toEqual([4]);
  expect(await numbers({ kind: "mission", subject: ids[0] })).toEqual([4, 1]);
  expect(await numbers({ to: day(1) })).toEqual([4, 3, 2, 1]);
  expect(await numbers({ from: day(2) })).toEqual([5]);
  expect((await one.call(contract.countLog, { admin: two.username })).body).toEqual({ count: 2 });
  expect((await one.call(contract.logWords, {})).body).toEqual({
    deeds: ["mission created", "mission deleted"],
    kinds: ["mission"],
  });
  const [row] = (await one.call(contract.listLog, { subject: ids[1] })).body;
  expect(row).toMatchObject({
    admin: { id: two.id, name: two.username },
    subject: { kind: "mission", id: ids[1], name: "Sing" },
  });
});

test("names are read and never kept: who is called otherwise is so in the log", async () => {
  const anna = await game.player();
  await promote(anna.id, "demo");
  await game.db.rows(
    `update players set username = 'Brisanna', username_key = 'brisanna' where id = $1`,
    [anna.id],
  );

  expect((await rowsOf(anna.id))[0]!.subject.name).toBe("Brisanna");
  expect(codeOf(await anna.call(updateProfile, {} as never))).toBe("bad_input");
  expect(codeOf(await anna.call(currentUser, {}))).toBe("done");
});

const leaves = async (player: ActingPlayer) =>
  (await player.call(deleteOwnAccount, { username: player.username })).body.until;

test("a closed account is known by its name until it is erased, and by its days for ever", async () => {
  const own = await testGame();
  const [admin, mia, ben] = [await own.admin(), await own.player(), await own.player()];
  const why = `as ${mia.username} has asked`;
  await admin.call(contract.changeRole, { userId: ben.id, role: "demo" });
  await admin.call(contract.changeRole, { userId: ben.id, role: "user", why });
  const told = async () => (await admin.call(contract.listLog, { subject: ben.id })).body[0];
  expect((await told())?.closed).toEqual([]);

  const [returnUntil, bens] = [await leaves(mia), await leaves(ben)];
  const closed = (await told())!.closed;
  expect(closed.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toMatchObject([
    { id: mia.id, name: mia.username, returnUntil, isErased: false },
    { id: ben.id, name: ben.username, returnUntil: bens, isErased: false },
  ]);

  await own.db.rows(`update players set erase_at = now() where id = any($1)`, [[mia.id, ben.id]]);
  await vi.waitFor(
    async () =>
      expect((await told())!.closed.map(({ isErased }) => isErased)).toEqual([true, true]),
    { timeout: 60_000, interval: 100 },
  );
  const row = (await told())!;
  const days = closed.map(({ id, joinedAt, closedAt }) => ({ id, joinedAt, closedAt }));
  expect(row.closed).toEqual(
    expect.arrayContaining(days.map((known) => expect.objectContaining(known))),
  );
  const ofMia = row.closed.find(({ id }) => id === mia.id)!;
  expect(ofMia).toMatchObject({ returnUntil: null });
  expect(row.why).toBe(`as ${ofMia.name} has asked`);
  expect(JSON.stringify(row)).not.toContain(mia.username);
  const { body } = await admin.call(contract.getLogRow, { number: row.number });
  expect(body.closed).toEqual(row.closed);
});

test.for([
  ["2026-11-25", 200],
  ["2028-02-29", 200],
  ["2026-02-29", 400],
  ["2026-02-30", 400],
  ["2026-04-31", 400],
  ["2026-13-01", 400],
] as const)("%s as a day is answered with %i", async ([from, status]) => {
  const admin = await game.admin();
  const answers = [
    await admin.call(contract.listLog, { from }),
    await admin.call(contract.listLog, { to: from }),
    await admin.call(contract.countLog, { from }),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
});
