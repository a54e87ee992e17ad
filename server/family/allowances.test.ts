import { expect, test } from "vitest";
import { currentUser } from "#contract/account.ts";
import * as contract from "#contract/family.ts";
import { addWish } from "#contract/market.ts";
import { listNotifications } from "#contract/notifications.ts";
import { losesToTeamOf, met } from "#server/battle/test-battles.ts";
import { testGame, type Caller } from "#server/testing/test-game.ts";
import { untilWaiting } from "#server/testing/until-waiting.ts";
import { family, guardianOf } from "./test-children.ts";
import { aFamily, births } from "./test-family.ts";

const game = await testGame();
const { approvedBy } = aFamily(game);
const elsewhere = await game.another();

const only = async (guardian: Caller) => {
  const [child] = (await guardian.call(contract.listChildren, {})).body;
  return child!;
};

test("a guardian sees each child, and what it made and did this week", async () => {
  const { child, guardian } = await family(game);
  const sister = await family(game, { guardians: 0, band: "teen" });
  await game.db.rows(`insert into guardianships (guardian_id, child_id) values ($1, $2)`, [
    guardian.id,
    sister.child.id,
  ]);
  await child.battles();

  const { body } = await guardian.call(contract.listChildren, {});

  expect(body.map(({ name, band }) => [name, band])).toEqual([
    [child.username, "child"],
    [sister.child.username, "teen"],
  ]);
  expect(body[0]!.week).toMatchObject({ battles: 1, cardsMade: 0, packs: 0, deals: 0 });
  expect(body[0]!.week.minutesPlayed).toBeNull();
  expect(body[0]!.allowances).toMatchObject({ trade: false, money: { rule: "off" } });
});

test("of this week's battles a child has not fought that of a team it left behind", async () => {
  const { child, guardian } = await family(game);
  const other = await game.player();
  await losesToTeamOf(game, other, child);
  expect((await only(guardian)).week).toMatchObject({ battles: 0, wins: 0 });

  await met(other, child);

  expect((await only(guardian)).week.battles).toBe(1);
});

test("a switch holds from the next request on, in every process", async () => {
  const { child, guardian } = await family(game);
  const { id, version } = await only(guardian);
  const there = elsewhere.as(child);
  expect((await there.call(currentUser, {})).body.closed).toMatchObject({ market: "switched_off" });

  const opened = await guardian.call(contract.saveAllowances, {
    id,
    version,
    set: { market: true, bedtime: { from: 1230, until: 420 }, timeZone: "Europe/Berlin" },
  });

  expect(opened.body.allowances).toMatchObject({
    market: true,
    trade: false,
    bedtime: { from: 1230, until: 420 },
    timeZone: "Europe/Berlin",
  });
  expect((await there.call(currentUser, {})).body.closed).not.toHaveProperty(
    "market",
    "switched_off",
  );
  await guardian.call(contract.saveAllowances, {
    id,
    version: opened.body.version,
    set: { market: false, bedtime: null },
  });
  expect((await there.call(currentUser, {})).body.closed).toMatchObject({ market: "switched_off" });
});

test("a teen's first guardian decides from the next request on, too", async () => {
  const teen = await game.player({ born: null });
  await game.db.rows(
    `update players set age_band = 'teen', age_last_month = '2099-01' where id = $1`,
    [teen.id],
  );
  game.deps.sessions.forget(teen.id);
  elsewhere.deps.sessions.forget(teen.id);
  const wishes = async () => {
    const [{ cardId = "" } = {}] = await teen.deck();
    return (await elsewhere.as(teen).call(addWish, { cardId })).refusal.code;
  };
  expect(await wishes()).toBe("");

  // The other process gets no nudge about it.
  const guardian = await guardianOf(game, teen.id);

  expect((await only(guardian)).band).toBe("teen");
  expect(await wishes()).toBe("switched_off");
});

test("somebody else's child is as if there were none", async () => {
  const { child } = await family(game);
  const stranger = await guardianOf(game);
  const id = child.id;

  const answers = [
    await stranger.call(contract.saveAllowances, { id, version: 0, set: { trade: true } }),
    await child.call(contract.saveAllowances, { id, version: 0, set: { trade: true } }),
    await stranger.call(contract.setWeeklyLetter, { id, isWanted: true }),
    await stranger.call(contract.listAllowanceChanges, { id }),
    await stranger.call(contract.exportChild, { id }),
    await stranger.call(contract.deleteChild, {
      id,
      name: child.username,
      password: "lantern-of-moss",
    }),
  ];

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect((await stranger.call(contract.listChildren, {})).body).toEqual([]);
});

test("two guardians at once: each field is whoever's came last, and who has not seen it is told", async () => {
  const { guardians } = await family(game, { guardians: 2 });
  const [mum, dad] = guardians as [(typeof guardians)[0], (typeof guardians)[0]];
  const { id, version, sharedWith } = await only(mum);
  expect(sharedWith).toBe(dad.username);

  const [a, b] = await Promise.all([
    mum.call(contract.saveAllowances, { id, version, set: { trade: true } }),
    dad.call(contract.saveAllowances, { id, version, set: { minutesADay: 60 } }),
  ]);
  expect([a.status, b.status]).toEqual([200, 200]);
  const late = await dad.call(contract.saveAllowances, {
    id,
    version,
    set: { trade: true, gifts: true, minutesADay: 90 },
  });
  expect(late.status).toBe(200);
  const unseen = await mum.call(contract.saveAllowances, { id, version, set: { minutesADay: 30 } });

  expect(unseen).toMatchObject({ status: 409, refusal: { code: "changed_by_other" } });
  const now = await only(mum);
  expect(now.allowances).toMatchObject({ trade: true, gifts: true, minutesADay: 90 });
  const changes = (await mum.call(contract.listAllowanceChanges, { id })).body;
  expect(changes.map(({ by, field, before, after }) => [by, field, before, after])).toEqual(
    expect.arrayContaining([
      [mum.username, "trade", false, true],
      [dad.username, "minutesADay", null, 60],
      [dad.username, "minutesADay", 60, 90],
      [dad.username, "gifts", false, true],
    ]),
  );
  expect((await dad.call(contract.listAllowanceChanges, { id })).body).toEqual(changes);
});

test("who leaves a child while saving decides nothing any more", async () => {
  const child = await game.player({ born: births.child() });
  const { parent } = await approvedBy(child, ["gifts"]);
  const { id } = child;
  const { version } = await only(parent);

  let leaving: ReturnType<typeof parent.call> | undefined;
  let saving: ReturnType<typeof parent.call> | undefined;
  await game.db.transaction(async (tx) => {
    await tx.rows(`select from allowances where player_id = $1 for update`, [id]);
    leaving = parent.call(contract.leaveChild, { id });
    await untilWaiting(game.db, 1);
    saving = parent.call(contract.saveAllowances, { id, version, set: { trade: true } });
    await untilWaiting(game.db, 2);
  });

  expect([(await leaving)?.status, (await saving)?.status]).toEqual([200, 404]);
  expect(await game.db.rows(`select from allowances where player_id = $1`, [id])).toEqual([]);
});

test("what cannot be set is refused in words", async () => {
  const { guardian } = await family(game);
  const { id, version } = await only(guardian);
  const wrong = [
    { bedtime: { from: 60, until: 60 } },
    { money: { rule: "capped", capCents: null } },
    { timeZone: "Mars/Olympus" },
    // Every browser knows this clock, and the database counts it backwards.
    { timeZone: "+03:00" },
  ] as const;
  for (const set of wrong) {
    const { status } = await guardian.call(contract.saveAllowances, { id, version, set });
    expect(status).toBe(400);
  }
  expect((await only(guardian)).allowances).toMatchObject({ bedtime: null, timeZone: "UTC" });
});

test("a guardian takes along all that is stored about a child, and no secret", async () => {
  const { child, guardian } = await family(game);
  await child.battles();

  const { body } = await guardian.call(contract.exportChild, { id: child.id });

  expect(body.tables["players"]).toEqual([expect.objectContaining({ email: child.email })]);
  expect(body.tables["owned_cards"]?.length).toBeGreaterThanOrEqual(12);
  expect(body.tables["battles"]).toHaveLength(1);
  expect(body.tables["purses"]).toHaveLength(1);
  expect(Object.keys(body.tables)).not.toContain("pack_secrets");
  const columns = Object.values(body.tables).flatMap((rows) => rows.flatMap(Object.keys));
  expect(columns.filter((name) => /hash|token|secret/.test(name))).toEqual([]);
});

test("a guardian deletes a child's account, with its name and the guardian's password", async () => {
  const { child, guardian } = await family(game);
  const { id } = child;
  const right = { id, name: child.username, password: "lantern-of-moss" };

  const wrong = [
    await guardian.call(contract.deleteChild, { ...right, password: "secret2" }),
    await guardian.call(contract.deleteChild, { ...right, name: "somebody" }),
  ];
  expect(wrong.map(({ refusal }) => refusal.code)).toEqual([
    "wrong_current_password",
    "not_this_name",
  ]);
  expect((await guardian.call(contract.deleteChild, right)).status).toBe(200);

  expect((await guardian.call(contract.listChildren, {})).body).toEqual([]);
  expect((await child.call(currentUser, {})).status).toBe(401);
  expect((await guardian.call(currentUser, {})).body.isGuardian).toBe(false);
});

const toldOf = async (guardian: Caller) =>
  (await guardian.call(listNotifications, {})).body.items.map(({ title }) => title);

test("of two parents who live apart the other one hears that the account was deleted", async () => {
  const { child, guardians } = await family(game, { guardians: 2 });
  const [one, other] = guardians;
  const right = { id: child.id, name: child.username, password: "lantern-of-moss" };

  expect((await one!.call(contract.deleteChild, right)).status).toBe(200);

  const title = `The account of ${child.username} was deleted`;
  expect(await toldOf(other!)).toContain(title);
  expect(await toldOf(one!)).not.toContain(title);
});

test("all that is stored about a child is read a few times an hour", async () => {
  const { child, guardian } = await family(game);
  const statuses = [];
  for (let i = 0; i < 11; i++)
    statuses.push((await guardian.call(contract.exportChild, { id: child.id })).status);

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
