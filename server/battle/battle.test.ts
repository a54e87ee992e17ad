import { expect, test } from "vitest";
import { currentUser } from "#contract/account.ts";
import * as battle from "#contract/battle.ts";
import * as missions from "#contract/missions.ts";
import { getReplay } from "#contract/replays.ts";
import { dayOf } from "#game/lib/day.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { ownsOneKind } from "./test-equals.ts";

const game = await testGame();

async function winsOnce(player: ActingPlayer) {
  for (let i = 0; i < 40; i++) {
    const { body } = await player.battlesOn(3);
    if (body.won) return body;
  }
  throw new Error("forty battles lost in a row");
}

test("a battle against the computer says who won, by how much and why", async () => {
  const player = await game.player();

  const { status, body } = await player.battles();

  expect(status).toBe(200);
  const { player: own, opponent, rounds } = body;
  expect(body.powerDifference).toBeCloseTo(own.power - opponent.power, 5);
  expect(body.won).toBe(body.decidedBy === "power" ? own.power > opponent.power : body.won);
  const sum = own.fighters.reduce((total, { power }) => total + power, 0);
  expect(sum).toBeCloseTo(own.power, 5);
  expect(rounds).toHaveLength(3);
  const last = rounds.at(-1);
  expect(Math.min(last?.playerHealth ?? 9, last?.opponentHealth ?? 9)).toBe(0);
  expect(body.narration.length).toBeGreaterThan(20);
  expect(body.reasons.length).toBeGreaterThanOrEqual(3);
  expect(body.opponentType).toBe("computer");
});

test("the first win of the day brings a card, coins and missions; the second only coins", async () => {
  const player = await game.player();
  const winDay = async () => (await player.call(currentUser, {})).body.winDay;
  expect(await winDay()).toBeNull();
  const first = await winsOnce(player);
  expect(await winDay()).toBe(dayOf(Date.now()));
  const second = await winsOnce(player);

  expect([first.cardsWon, second.cardsWon]).toEqual([1, 0]);
  expect(first.wonCard?.name).toBeTruthy();
  expect([first.coinsWon, second.coinsWon]).toEqual([8, 8]);
  expect(first.missionsCompleted.map(({ title }) => title)).toContain("Sweet victory");
  expect(second.missionsCompleted.map(({ title }) => title)).toContain("Win 2 battles");
  expect((await player.cards()).map(({ cardId }) => cardId)).toContain(first.wonCard?.id);
});

test("every coin of a battle day is a row, and the balance is their sum", async () => {
  const player = await game.player();
  for (let i = 0; i < 14; i++) await player.battles();
  await player.call(missions.recordVisit, {});

  const rows = await game.db.rows<{ amount: number; reason: string; balance: number }>(
    `select amount, reason, balance_after as balance from ledger where player_id = $1 order by id`,
    [player.id],
  );

  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(await player.coins());
  expect(rows.at(-1)?.balance).toBe(await player.coins());
  expect(rows.filter(({ reason }) => reason === "battle_win").length).toBeLessThanOrEqual(5);
  expect(rows.filter(({ reason }) => reason === "battle_consolation").length).toBeLessThanOrEqual(
    10,
  );
});

test("cards that fight gain experience: 20 for a win, 10 for a loss", async () => {
  const player = await game.player();

  const { body } = await player.battles();

  const trained = (await player.deck()).filter(({ experience }) => experience > 0);
  expect(trained.map(({ experience }) => experience)).toEqual(Array(3).fill(body.won ? 20 : 10));
});

test("a won battle can be repeated with its key and pays once", async () => {
  const player = await game.player();
  const key = { headers: { "idempotency-key": "battle-1" } };
  // Chosen once: a card that is won may be stronger, and another team would be another request.
  const playerCards = (await player.deck()).slice(0, 3).map(({ id }) => id);
  const input = { playerCards, battleType: "computer" } as const;

  const answers = await Promise.all(
    Array.from({ length: 5 }, () => player.call(battle.quickBattle, input, key)),
  );

  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await player.call(battle.listBattles, {})).body).toHaveLength(1);
});

test.for([
  ["two cards", (ids: string[]) => ids.slice(0, 2), "bad_input"],
  ["four cards", (ids: string[]) => ids.slice(0, 4), "bad_input"],
  ["one card three times", (ids: string[]) => [ids[0], ids[0], ids[0]], "same_card_twice"],
  ["unknown cards", () => ["1", "2", "3"], "no_card"],
] as const)("%s are refused", async ([, choose, code]) => {
  const player = await game.player();
  const ids = (await player.deck()).map(({ id }) => id);
  const playerCards = choose(ids) as string[];

  const answer = await player.call(battle.quickBattle, { playerCards, battleType: "computer" });

  expect(answer.refusal.code).toBe(code);
  expect((await player.call(battle.listBattles, {})).body).toEqual([]);
});

test("a card in the vault cannot fight, and neither can somebody else's", async () => {
  const [player, stranger] = [await game.player(), await game.player()];
  const [a, b, c] = (await player.deck()).map(({ id }) => id) as [string, string, string];
  await player.movesToVault(c);

  const fromVault = { playerCards: [a, b, c], battleType: "computer" as const };
  expect((await player.call(battle.quickBattle, fromVault)).refusal.code).toBe("not_in_deck");
  expect((await stranger.call(battle.quickBattle, fromVault)).status).toBe(404);
});

test("online, a player of similar power is met by name; without one it is the computer", async () => {
  const alone = await game.player();
  expect((await alone.battles("online")).body.opponentType).toBe("computer");

  const other = await game.player();
  const { body } = await other.battles("online");

  const teamsOfSimilarPower = body.opponentType === "online";
  expect(body.opponent.name).toBe(teamsOfSimilarPower ? alone.username : body.opponent.name);
  expect(body.opponent.kind).toBe(body.opponentType);
});

test("two players with the same three cards meet online", async () => {
  const [a, b] = [await game.player(), await game.player()];
  await game.db.rows(`delete from online_teams`);
  for (const player of [a, b]) await ownsOneKind(game.db, player);
  await a.battles("online");

  const { body } = await b.battles("online");

  expect([body.opponentType, body.opponent.name]).toEqual(["online", a.username]);
});

test("a team that was left behind has no words that an admin has taken away since", async () => {
  const [a, b] = [await game.player(), await game.player()];
  await game.db.rows(`delete from online_teams`);
  for (const player of [a, b]) await ownsOneKind(game.db, player);
  await a.battles("online");
  await game.db.rows(`update online_teams set fighters =
    (select jsonb_agg(fighter || '{"name": "Rude Words", "imageUrl": "/rude.webp"}')
       from jsonb_array_elements(fighters) fighter)`);

  const { body } = await b.battles("online");

  expect(body.opponentType).toBe("online");
  expect(JSON.stringify(body)).not.toMatch(/Rude Words|rude\.webp/);
});

test("a battle can be watched again exactly as it was", async () => {
  const player = await game.player();
  const { body: fought } = await player.battles();

  const { body: replay } = await player.call(getReplay, { id: fought.id });

  if (replay.kind !== "power") throw new Error("this was a power battle");
  expect(replay.isOwn).toBe(true);
  expect(fought).toMatchObject(replay.battle);
});

test("what is stored of a battle fits into a kilobyte", async () => {
  const player = await game.player();
  await player.battles();

  const [stored] = await game.db.rows<{ bytes: number; keys: string[]; digest: string }>(
    `select octet_length(log::text) as bytes, digest,
            array(select jsonb_object_keys(log) order by 1) as keys
       from battles where challenger_id = $1`,
    [player.id],
  );

  expect(stored?.bytes).toBeLessThan(1024);
  expect(stored?.keys).toEqual(["seed", "teams", "version"]);
  expect(stored?.digest).toMatch(/^[0-9a-f]{16}$/);
});

test("the history comes in pages, newest first", async () => {
  const player = await game.player();
  const fought: string[] = [];
  for (let i = 0; i < 5; i++) fought.unshift((await player.battles()).body.id);

  const first = (await player.call(battle.listBattles, { limit: 3 })).body;
  const cursor = first.at(-1)?.id ?? "";
  const second = (await player.call(battle.listBattles, { limit: 3, cursor })).body;

  expect([...first, ...second].map(({ id }) => id)).toEqual(fought);
});

test("thirty battles of one player at once: each is counted and paid once", async () => {
  const player = await game.player();

  const answers = await Promise.all(Array.from({ length: 30 }, () => player.battles()));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.filter(({ body }) => body.cardsWon === 1)).toHaveLength(1);
  const [row] = await game.db.rows<{ fought: number; sum: number }>(
    `select battles_fought as fought,
            (select sum(amount)::int from ledger where player_id = $1) as sum
       from players where id = $1`,
    [player.id],
  );
  expect(row).toEqual({ fought: 30, sum: await player.coins() });
});
