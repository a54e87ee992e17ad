import { expect, test } from "vitest";
import * as forAdmins from "#contract/admin-missions.ts";
import * as contract from "#contract/missions.ts";
import { MISSION_DAYS, newMission } from "#game/missions/editing.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { restoreMission } from "./service.ts";

const game = await testGame();
const admin = await game.admin();
const DAY = 24 * 60 * 60 * 1000;
const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** A mission for moving cards, which a player can do as often as the test likes. */
const aMission = {
  ...newMission,
  title: "Tidy up",
  description: "Move a card.",
  objective: "first_deck_move",
  startDate: day(0),
  endDate: day(MISSION_DAYS),
} as const;

async function created(changes: object = {}): Promise<forAdmins.EditedMission> {
  const answer = await admin.call(forAdmins.createMission, { ...aMission, ...changes });
  expect(answer.status).toBe(200);
  return answer.body;
}

const seen = async (player: ActingPlayer, id: string) =>
  (await player.call(contract.listMissions, {})).body.find((mission) => mission.id === id);

const listed = async (id: string) =>
  (await admin.call(forAdmins.listAllMissions, {})).body.find((mission) => mission.id === id);

async function moves(player: ActingPlayer) {
  const [card] = await player.vault();
  if (card) return player.movesToDeck(card.id);
  return player.movesToVault((await player.deck())[0]?.id ?? "");
}

const paid = async (player: ActingPlayer, id: string) =>
  (
    await game.db.rows<{ amount: number }>(
      `select amount from ledger where player_id = $1 and cause like $2`,
      [player.id, `mission:${id}:%`],
    )
  ).map(({ amount }) => amount);

const logged = (id: string) =>
  game.db.rows<{ deed: string; adminId: string; before: object | null; after: object | null }>(
    `select deed, admin_id as "adminId", before, after from admin_log
      where subject_kind = 'mission' and subject_id = $1 order by number`,
    [id],
  );

const told = async (title: string) =>
  (await game.visitor().call(contract.missionsInForce, {})).body.find(
    (mission) => mission.title === title,
  );

const remove = (id: string) => admin.call(forAdmins.deleteMission, { id });
const change = (id: string, changes: object, version?: number) =>
  admin.call(forAdmins.updateMission, { ...aMission, id, ...changes, version });

test("a new mission shows at once, pays, and is counted", async () => {
  const before = (await admin.call(forAdmins.missionStats, {})).body;
  const { id, completions, version } = await created();
  const player = await game.player();

  expect([completions, version]).toEqual([0, 1]);
  expect(await seen(player, id)).toMatchObject({ title: "Tidy up", reward: 100, target: 1 });
  await Promise.all([moves(player), moves(await game.player())]);

  expect(await paid(player, id)).toEqual([100]);
  expect((await listed(id))?.completions).toBe(2);
  const { body } = await admin.call(forAdmins.missionStats, {});
  expect(body.participatingUsers).toBe(before.participatingUsers + 2);
  // The welcome path has a mission for the first move of a card, too.
  expect(body.totalCompletions).toBe(before.totalCompletions + 4);
  expect(body.rewardsGiven).toBe(before.rewardsGiven + 2 * (100 + 40));
  await remove(id);
});

test("the rules tell everybody what the missions of now pay", async () => {
  const { id, version } = await created({ title: "Tidy the shelf", type: "daily" });
  await created({ title: "Not yet", startDate: day(3), endDate: day(9) });

  expect(await told("Tidy the shelf")).toEqual({
    title: "Tidy the shelf",
    type: "daily",
    rewards: { coins: 100, credits: 0, cards: 0 },
    isDrawn: false,
    isBanked: true,
  });
  expect(await told("Say hello to your creatures")).toMatchObject({ isBanked: false });
  expect(await told("Not yet")).toBeUndefined();
  await change(
    id,
    { title: "Tidy the shelf", type: "daily", rewards: { coins: 7, credits: 0, cards: 0 } },
    version,
  );
  expect((await told("Tidy the shelf"))?.rewards.coins).toBe(7);
  await remove(id);
  expect(await told("Tidy the shelf")).toBeUndefined();
});

test("the log keeps the whole mission, before and after", async () => {
  const { id } = await created();
  await change(id, { title: "Tidy more" });
  await remove(id);

  const [first, second, third] = await logged(id);
  expect(first).toMatchObject({ deed: "mission created", adminId: admin.id, before: null });
  expect(second).toMatchObject({ deed: "mission changed", before: first?.after });
  expect(second?.after).toMatchObject({ title: "Tidy more", rewardCoins: 100 });
  expect(third).toMatchObject({ deed: "mission deleted", before: second?.after, after: null });
});

test.for([
  ["no title", { title: "  " }, "A mission needs a title."],
  ["no target", { targetValue: 0 }, "The target is at least 1."],
  ["no such type", { type: "yearly" }, ""],
  ["no such objective", { objective: "win_the_lottery" }, ""],
  ["an end before its beginning", { endDate: day(-1) }, "A mission must end after it starts."],
  ["an end at its beginning", { endDate: day(0) }, "A mission must end after it starts."],
  ["no date", { startDate: "soon" }, "This is no date."],
  ["a debt as a reward", { rewards: { coins: -1 } }, "A reward cannot be less than 0."],
  ["a fortune", { rewards: { coins: 1e9 } }, "A reward of this size must be a mistake."],
] as const)("a mission with %s is refused", async ([, changes, words]) => {
  const answer = await admin.call(forAdmins.createMission, {
    ...aMission,
    ...(changes as object),
  } as never);

  expect(answer.status).toBe(400);
  expect(answer.refusal.message).toContain(words);
});

test("rewards that are no numbers are 0", async () => {
  const { id, rewards } = await created({ rewards: { coins: "", credits: "many", cards: null } });

  expect(rewards).toEqual({ coins: 0, credits: 0, cards: 0 });
  await remove(id);
});

test("what was paid stays paid, whatever becomes of the mission", async () => {
  const { id } = await created();
  const player = await game.player();
  await moves(player);

  await change(id, { targetValue: 2, rewards: { coins: 500 } });
  await moves(player);
  await remove(id);
  expect(await seen(player, id)).toBeUndefined();
  await moves(player);
  await game.db.transaction(async (tx) => restoreMission(tx, id, (await logged(id))[2]!.before));
  await moves(player);

  expect(await paid(player, id)).toEqual([100]);
  expect(await seen(player, id)).toMatchObject({ completed: true });
  await remove(id);
});

test("a lower target is reached with the next deed", async () => {
  const { id } = await created({ targetValue: 5 });
  const player = await game.player();
  await moves(player);
  await moves(player);

  await change(id, { targetValue: 2 });
  expect(await seen(player, id)).toMatchObject({ progress: 2, target: 2, completed: false });
  await moves(player);

  expect(await seen(player, id)).toMatchObject({ progress: 2, completed: true });
  expect(await paid(player, id)).toEqual([100]);
  await remove(id);
});

test("what was done for another objective does not count for the new one", async () => {
  const { id } = await created({ targetValue: 5 });
  const player = await game.player();
  await moves(player);

  await change(id, { targetValue: 5, objective: "win_battles" });

  expect(await seen(player, id)).toMatchObject({ progress: 0 });
  await remove(id);
});

test("a mission shows between its dates only", async () => {
  const { id } = await created({ startDate: day(2), endDate: day(4) });
  const player = await game.player();

  expect(await seen(player, id)).toBeUndefined();
  game.wait(3 * DAY);
  expect(await seen(player, id)).toMatchObject({ title: "Tidy up" });
  game.wait(2 * DAY);
  expect(await seen(player, id)).toBeUndefined();
  game.wait(-5 * DAY);
  await remove(id);
});

test("nobody below 16 is asked to buy anything", async () => {
  const { id } = await created({ objective: "purchase_credits" });
  const [adult, teen] = [await game.player(), await game.player()];
  await game.db.rows(
    `update players set age_band = 'teen', age_last_month = '2099-01' where id = $1`,
    [teen.id],
  );

  expect(await seen(adult, id)).toBeDefined();
  expect(await seen(teen, id)).toBeUndefined();
  await remove(id);
});

test("the second of two admins is told, and so is who comes too late", async () => {
  const { id, version } = await created();

  const answers = await Promise.all([
    change(id, { title: "First" }, version),
    change(id, { title: "Second" }, version),
  ]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.refusal.code).toBe("changed_meanwhile");
  expect((await admin.call(forAdmins.deleteMission, { id, version })).status).toBe(409);
  expect((await remove(id)).status).toBe(200);
  expect((await change(id, {})).refusal.code).toBe("not_there");
  expect((await remove(id)).refusal.code).toBe("not_there");
});

test("an edit, a deletion and a creation are taken back", async () => {
  const { id } = await created();
  await change(id, { title: "Wrong", active: false, rewards: { coins: 1 } });
  await remove(id);
  const [, edit, deletion] = await logged(id);
  const restore = (before: object | null) =>
    game.db.transaction((tx) => restoreMission(tx, id, before));

  await restore(deletion!.before);
  expect(await listed(id)).toMatchObject({ title: "Wrong", active: false });
  await restore(edit!.before);
  expect(await listed(id)).toMatchObject({ title: "Tidy up", active: true });
  expect((await listed(id))?.rewards.coins).toBe(100);
  await restore(null);
  await restore(null);
  expect(await listed(id)).toBeUndefined();
});

test("a mission of the game can be changed without an end", async () => {
  const { body } = await admin.call(forAdmins.listAllMissions, {});
  const first = body.find(({ endDate }) => endDate === null)!;

  const answer = await admin.call(forAdmins.updateMission, { ...first, title: "Say hi" });

  expect(answer.body).toMatchObject({
    title: "Say hi",
    endDate: null,
    completions: first.completions,
  });
  await admin.call(forAdmins.updateMission, first as never);
});

test("what was written last stands first, before all that the game brings", async () => {
  const older = await created({ title: "Older" });
  const newer = await created({ title: "Newer" });

  const { body } = await admin.call(forAdmins.listAllMissions, {});

  expect(body.slice(0, 2).map(({ id }) => id)).toEqual([newer.id, older.id]);
  await remove(older.id);
  await remove(newer.id);
});
