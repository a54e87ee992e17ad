import { expect, test } from "vitest";
import * as contract from "#contract/cup.ts";
import * as battle from "#contract/battle.ts";
import * as duel from "#contract/duel.ts";
import * as records from "#contract/records.ts";
import * as ownData from "#contract/own-data.ts";
import { switches } from "#game/account/capabilities.ts";
import { lastOfPlace } from "#game/cup/cup.ts";
import { fightOut, meet } from "#server/duel/test-duelists.ts";
import { childWith, opens } from "#server/family/test-children.ts";
import { dueled } from "#server/friends/test-friends.ts";
import { openTab } from "#server/live/test-tab.ts";
import { notificationsOf } from "#server/trades/test-dealers.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { cupHonoursOf, runCups } from "./service.ts";
import {
  begins,
  broken,
  cupOf,
  cupWith,
  enters,
  newGame,
  noCups,
  ownDuel,
  people,
  playRound,
  playToTheEnd,
  quickCups,
  surrenders,
  teamOf,
} from "./test-cups.ts";

const game = await newGame();

const titlesFor = async (player: ActingPlayer) =>
  (await notificationsOf(player)).map(({ title }) => title);

test("a player enters with a sealed team, changes it, and leaves again", async () => {
  const ada = await game.player();
  expect((await cupOf(ada)).next).toMatchObject({ players: 0, isIn: false, isOpen: true });

  expect((await enters(ada)).body.next).toMatchObject({ players: 1, isIn: true, atLeast: 8 });
  const other = (await ada.deck()).slice(3, 6).map(({ id }) => id);
  const changed = await ada.call(contract.enterCup, { playerCards: other });
  expect(changed.body.next).toMatchObject({ players: 1, isIn: true });
  const rows = await game.db.rows(`select brought from cup_players where player_id = $1`, [ada.id]);
  expect(rows).toEqual([{ brought: other }]);

  const { body } = await ada.call(contract.leaveCup, {});
  expect(body.next).toMatchObject({ players: 0, isIn: false });
});

test("who leaves the cup of tomorrow stays in the one that goes on", async () => {
  const [ada] = await cupWith(game, 8);
  const { startsAtMs } = (await enters(ada!)).body.next;

  const { body } = await ada!.call(contract.leaveCup, { startsAtMs });

  expect(body.next).toMatchObject({ isIn: false, players: 0 });
  expect(body.latest).toMatchObject({ state: "running", isIn: true, hasLeft: false });
  await noCups(game);
});

test("admins find the duels of a cup among the tournaments, while they run and afterwards", async () => {
  const admin = await game.admin();
  const players = await cupWith(game, 8);
  const duels = (await cupOf(players[0]!)).latest?.rounds[0]?.map(({ duelId }) => duelId);
  const found = async (type: "tournament" | "pvp", status: "in_progress" | "completed") =>
    (await admin.call(records.listAllBattles, { type, status, limit: 200 })).body.filter(({ id }) =>
      duels?.includes(id),
    ).length;
  expect(await found("tournament", "in_progress")).toBe(4);

  await playRound(game, players);

  expect(await found("tournament", "completed")).toBe(4);
  expect([await found("pvp", "completed"), await found("pvp", "in_progress")]).toEqual([0, 0]);
  await noCups(game);
});

test("a cup that is not open yet, or full, is refused, and so are cards of another player", async () => {
  const here = await testGame({
    adjust: ({ settings }) => ({
      settings: { ...settings, cupOpensHours: 0, cupPlayersAtMost: 2 },
    }),
  });
  const [ada, bo, cy] = await people(here, 3);
  expect((await enters(ada!)).refusal.code).toBe("cup_not_open");
  Object.assign(here.deps, quickCups(here.deps));
  expect((await ada!.call(contract.enterCup, { playerCards: await teamOf(bo!) })).status).toBe(404);
  await enters(ada!);
  await enters(bo!);

  expect((await enters(cy!)).refusal.code).toBe("cup_full");
  expect((await enters(ada!)).status).toBe(200);
});

test("eight play a cup to its end: everybody has a place, and each duel is paid once", async () => {
  const players = await cupWith(game, 8);
  const first = await cupOf(players[0]!);
  expect(first.latest?.rounds.map((round) => round.length)).toEqual([4, 2, 1]);
  expect(await titlesFor(players[0]!)).toContain("The weekend cup begins");
  const own = await ownDuel(players[0]!);
  const { body: table } = await players[0]!.call(duel.getDuel, { id: own?.duelId ?? "" });
  expect(table).toMatchObject({ kind: "cup", rated: false, otherName: own?.otherName });

  await playToTheEnd(game, players);

  const { latest } = await cupOf(players[0]!);
  expect(latest?.places.map(({ place }) => place)).toEqual([1, 2, 3, 3, 5, 5, 5, 5]);
  expect(latest?.rounds.flat().map(({ decidedBy }) => decidedBy)).toEqual(Array(7).fill("duel"));
  const winner = players.find(({ username }) => username === latest?.places[0]?.name)!;
  const second = players.find(({ username }) => username === latest?.places[1]?.name)!;
  expect(await cupHonoursOf(game.db, winner.id)).toEqual({ won: 1, finals: 1, played: 1 });
  expect(await cupHonoursOf(game.db, second.id)).toEqual({ won: 0, finals: 1, played: 1 });
  expect(await titlesFor(winner)).toContain("You won the weekend cup!");
  expect((await notificationsOf(second))[0]?.text).toContain("second of 8 players");
  const history = await winner.call(battle.listBattles, {});
  expect(history.body.map(({ battleType, won }) => `${battleType} ${won}`)).toEqual(
    Array(3).fill("cup true"),
  );
  expect(await broken(game)).toEqual([]);
});

test("a duel that is fought to its end brings its winner on, and a tab hears of it", async () => {
  const players = await cupWith(game, 8);
  const tab = await openTab(await game.url(), players[0]!);
  const own = await ownDuel(players[0]!);
  const other = players.find(({ username }) => username === own?.otherName)!;

  const ends = await fightOut(own?.duelId ?? "", [players[0]!, other]);
  await runCups(game.deps);

  await tab.hears("changed", ({ noun }) => noun === "cup");
  const winner = ends[0]?.view.result === "won" ? players[0]! : other;
  const isOn = async () =>
    (await cupOf(winner)).latest?.rounds[1]?.some(({ sides }) => sides.some((each) => each?.isYou));
  await expect.poll(isOn).toBe(true);
  tab.socket.close();
});

test("a cup that cannot go on does not hold up the next one", async () => {
  const players = await cupWith(game, 8);
  const [ada, bo] = [await game.player(), await game.player()];
  const battleId = await dueled(ada, bo);
  const cup = await game.db.one<{ id: string }>(
    `insert into cups (id, starts_at, seed, state, rounds)
     values (gen_random_uuid(), now() - interval '10 days', 1, 'running', 2) returning id`,
  );
  // Its winner is to play against themselves, which the table refuses.
  await game.db.rows(
    `insert into cup_matches (cup_id, round, spot, player_a, player_b, duel_id)
     values ($1, 1, 0, $2, $3, $4), ($1, 2, 0, null, $3, null)`,
    [cup.id, ada.id, bo.id, battleId],
  );

  await playToTheEnd(game, players);

  const state = await game.db.value<string>(`select state from cups where id = $1`, [cup.id]);
  expect(state).toBe("running");
  await noCups(game);
});

test("of eleven, five go through without a duel, and all places are given", async () => {
  const players = await cupWith(game, 11);
  const { latest: begun } = await cupOf(players[0]!);
  expect(begun?.rounds[0]?.filter(({ decidedBy }) => decidedBy === "bye")).toHaveLength(5);

  await playToTheEnd(game, players);

  const { latest } = await cupOf(players[0]!);
  const places = latest?.places.map(({ place }) => place) ?? [];
  expect(places).toEqual([1, 2, 3, 3, 5, 5, 5, 5, 9, 9, 9]);
  expect(lastOfPlace(places.at(-1) ?? 0)).toBe(16);
  expect(await broken(game)).toEqual([]);
});

test("with too few players, or much too late, there is no cup, and all are told", async () => {
  const here = await newGame();
  const few = await cupWith(here, 3);
  expect((await cupOf(few[0]!)).latest).toBeNull();
  expect(await titlesFor(few[2]!)).toContain("There was no weekend cup this time");
  const many = await people(here, 8);
  for (const player of many) await enters(player);
  await begins(here, 16 * 60_000);

  expect((await cupOf(many[0]!)).latest).toBeNull();
  expect(await titlesFor(many[7]!)).toContain("There was no weekend cup this time");
  expect(await cupHonoursOf(here.db, many[0]!.id)).toEqual({ won: 0, finals: 0, played: 0 });
  expect(await broken(here)).toEqual([]);
});

/** Nothing goes on in cups during a maintenance. */
const rests = (of: typeof game, isResting: boolean) =>
  Object.assign(of.deps, { settings: { ...of.deps.settings, maintenanceMode: isResting } });

const decided = async (player: ActingPlayer) =>
  (await cupOf(player)).latest?.rounds.flat().map(({ decidedBy }) => decidedBy) ?? [];

test("a parent closes strangers: before the cup the entry ends, in it the opponent goes on", async () => {
  const here = await newGame();
  const [early, late] = [await childWith(here, switches), await childWith(here, switches)];
  const others = await people(here, 7);
  for (const player of [early, late, ...others]) await enters(player);
  await opens(here, early, []);
  expect((await cupOf(late)).next.players).toBe(8);
  expect((await enters(early)).refusal.code).toBe("switched_off");
  Object.assign(here.deps, { settings: { ...here.deps.settings, cupPauseSeconds: 600 } });
  await begins(here);

  await opens(here, late, []);
  await here.db.rows(`update cup_matches set begins_at = now() where begins_at is not null`);
  await runCups(here.deps);

  expect((await cupOf(late)).latest).toMatchObject({ isIn: true, hasLeft: true });
  await expect.poll(() => decided(late)).toContain("forfeit");
  expect((await cupOf(late)).latest?.places).toEqual([
    { name: late.username, isYou: true, place: 5 },
  ]);
  Object.assign(here.deps, quickCups(here.deps));
  await playToTheEnd(here, others);
  expect(await broken(here)).toEqual([]);
});

test("who cannot play at the hour of the cup is not in its bracket, and is told so", async () => {
  const here = await newGame();
  const [sleepy, ...others] = [await childWith(here, switches), ...(await people(here, 8))];
  for (const player of [sleepy, ...others]) await enters(player);
  await here.db.rows(`update allowances set minutes_a_day = 0 where player_id = $1`, [sleepy.id]);

  await begins(here);

  const { latest } = await cupOf(sleepy);
  expect(latest).toMatchObject({ isIn: false });
  expect(latest?.rounds[0]).toHaveLength(4);
  expect(await titlesFor(sleepy)).toContain("The weekend cup began without you");
  expect(await broken(here)).toEqual([]);
});

test("who leaves in the middle, or deletes the account, makes place for the opponent", async () => {
  const players = await cupWith(game, 8);
  await expect.poll(() => ownDuel(players[0]!)).not.toBeNull();
  const [ada, bo] = [players[0]!, players[1]!];

  expect((await ada.call(contract.leaveCup, {})).body.latest?.hasLeft).toBe(true);
  const left = await bo.call(ownData.deleteOwnAccount, { username: bo.username });
  expect(left.status).toBe(200);
  await playToTheEnd(game, [players[2]!, ...players.slice(3), ada]);

  expect(await broken(game)).toEqual([]);
});

test("a player at another table is waited for a while, then the opponent goes on", async () => {
  const here = await newGame();
  const players = await people(here, 8);
  for (const player of players) await enters(player);
  const [ada, bo] = [players[0]!, await here.player()];
  const elsewhere = await meet(ada, bo);
  await begins(here);
  await expect.poll(async () => (await here.db.rows(`select from duels`)).length).toBe(4);
  expect(await ownDuel(ada)).toBeNull();

  await surrenders(ada, elsewhere);
  await runCups(here.deps);
  await expect.poll(() => ownDuel(ada)).not.toBeNull();

  const slow = { cupPauseSeconds: 600 };
  Object.assign(here.deps, { settings: { ...here.deps.settings, ...slow } });
  await playRound(here, players);
  await expect
    .poll(() => here.db.rows(`select from cup_matches where winner is null`))
    .toHaveLength(3);
  const [won] = await here.db.rows<{ id: string }>(
    `select winner as id from cup_matches where winner is not null limit 1`,
  );
  const busy = players.find(({ id }) => id === won?.id)!;
  const long = await meet(busy, bo);
  Object.assign(here.deps, quickCups(here.deps));
  await here.db.rows(
    `update cup_matches set begins_at = $1 where begins_at is not null and duel_id is null`,
    [new Date(here.deps.now() - 91_000)],
  );
  await runCups(here.deps);
  await expect.poll(() => decided(busy)).toContain("forfeit");

  await surrenders(busy, long);
  await playToTheEnd(here, players);
  expect(await broken(here)).toEqual([]);
});

test("what nothing separates is decided by the dice of the cup; a duel of old rules begins anew", async () => {
  const here = await newGame();
  const players = await cupWith(here, 8);
  await expect.poll(async () => (await here.db.rows(`select from duels`)).length).toBe(4);
  rests(here, true);
  const [drawn, gone] = await here.db.rows<{ id: string }>(`select id from duels order by id`);
  await playRound(here, []);
  for (const player of players) {
    const own = await ownDuel(player);
    if (own?.side === 1 && own.duelId === drawn?.id) await surrenders(player, own.duelId);
  }
  await here.db.rows(`update battles set challenger_won = null where id = $1`, [drawn?.id]);
  await here.db.rows(`delete from duel_seats where duel_id = $1`, [gone?.id]);
  await here.db.rows(`update duels set status = 'cancelled', ended_at = now() where id = $1`, [
    gone?.id,
  ]);
  rests(here, false);

  await playToTheEnd(here, players);

  expect(await decided(players[0]!)).toEqual(expect.arrayContaining(["draw", "duel"]));
  const left = await here.db.rows(`select from cup_matches where duel_id = $1`, [gone?.id]);
  expect(left).toEqual([]);
  expect(await broken(here)).toEqual([]);
});
