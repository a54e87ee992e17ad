import { expect, test } from "vitest";
import * as battle from "#contract/battle.ts";
import { getReplay } from "#contract/replays.ts";
import { computerLevels, type ComputerLevel } from "#game/battle/computer-levels.ts";
import { moveToDeck } from "#contract/collection.ts";
import { openTab } from "#server/live/test-tab.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();

const looks = async (player: ActingPlayer) => (await player.call(battle.listRivals, {})).body;

/** Who is fought, as far as it can be seen before. */
type Seen = { name: string; elements: string[] };

function seenOf({ rivals }: battle.RivalsOnWire, level: ComputerLevel): Seen {
  const { name, elements } = rivals.find((rival) => rival.level === level)!;
  return { name, elements };
}

const waitsFor = async (player: ActingPlayer, level: ComputerLevel): Promise<Seen> =>
  seenOf(await looks(player), level);

const seenIn = ({ opponent }: battle.QuickBattleResult): Seen => ({
  name: opponent.name,
  elements: opponent.fighters.map(({ element }) => element),
});

const waitingRows = ({ id }: ActingPlayer) =>
  game.db.rows<{ level: number }>(`select level from rivals where player_id = $1 order by level`, [
    id,
  ]);

test("a rival waits on every level, with its elements and without its cards", async () => {
  const player = await game.player();

  const { rivals, suggestedLevel } = await looks(player);

  expect(suggestedLevel).toBe(1);
  expect(rivals.map(({ level }) => level)).toEqual([...computerLevels]);
  for (const rival of rivals) {
    expect(new Set(rival.elements).size).toBe(3);
    expect(rival.hints).toHaveLength(3);
    expect(Object.keys(rival).toSorted()).toEqual(["elements", "hints", "level", "name"]);
  }
});

test("looking again shows the same, also to twenty at once; the fight is with the one shown", async () => {
  const player = await game.player();
  const first = await looks(player);

  const again = await Promise.all(Array.from({ length: 20 }, () => looks(player)));
  expect(again).toEqual(Array(20).fill(first));

  const { body } = await player.battlesOn(3);
  expect(seenIn(body)).toEqual(seenOf(first, 3));
  const next = await looks(player);
  for (const level of [1, 2, 4, 5] as const)
    expect(seenOf(next, level)).toEqual(seenOf(first, level));
  expect(await waitingRows(player)).toHaveLength(5);
});

test("twenty who look for the first time at once all see the same", async () => {
  const player = await game.player();

  const seen = await Promise.all(Array.from({ length: 20 }, () => looks(player)));

  expect(seen).toEqual(Array(20).fill(seen[0]));
});

test("its tactics are chosen before the player's, and what it lets on about them is true", async () => {
  const player = await game.player();
  const { rivals } = await looks(player);
  const { hints } = rivals.find(({ level }) => level === 3)!;
  const playerCards = (await player.deck()).slice(0, 3).map(({ id }) => id);

  const { body } = await player.call(battle.quickBattle, {
    playerCards,
    battleType: "computer",
    difficulty: 3,
    tactics: ["press", "guard", null],
  });

  const chosen = body.rounds.map(({ opponentTactic }) => opponentTactic);
  for (const [round, hint] of hints.entries()) {
    const isTold = hint.kind !== "nothing" && chosen[round] === hint.tactic;
    expect(isTold).toBe(hint.kind === "will");
  }
  expect(body.rounds.map(({ playerTactic }) => playerTactic)).toEqual(["press", "guard", null]);
  expect(body.rounds[2]?.outwittedBy).toBe("nobody");
  const { fighters } = body.player;
  for (const [round, { outwittedBy }] of body.rounds.entries())
    expect((fighters[round]?.outwitPercent ?? 0) > 0).toBe(outwittedBy === "player");

  const again = await player.call(getReplay, { id: body.id });
  expect(again.body).toMatchObject({ battle: { rounds: body.rounds, player: body.player } });
});

test("without tactics of the player's, power alone decides", async () => {
  const player = await game.player();
  const { body } = await player.battlesOn(3);
  for (const round of body.rounds)
    expect(round).toMatchObject({
      playerTactic: null,
      opponentTactic: null,
      outwittedBy: "nobody",
    });
});

test.each([
  { tactics: ["press", "guard"] },
  { tactics: ["press", "guard", "bite"] },
  { tactics: ["press", "guard", null], battleType: "online" },
])("%o is refused, and the rival waits on", async (changed) => {
  const player = await game.player();
  const before = await looks(player);
  const playerCards = (await player.deck()).slice(0, 3).map(({ id }) => id);

  const input = { playerCards, battleType: "computer", difficulty: 1, ...changed };
  const { status } = await player.call(battle.quickBattle, input as never);

  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(await looks(player)).toEqual(before);
});

test("without a look the rival comes at once, and nobody is left waiting", async () => {
  const player = await game.player();

  const { status, body } = await player.battlesOn(4);

  expect([status, body.opponent.fighters.length]).toEqual([200, 3]);
  expect(await waitingRows(player)).toEqual([]);
});

test("a battle that is refused leaves the rival where it was", async () => {
  const player = await game.player();
  const before = await looks(player);
  const [a, b, c] = (await player.deck()).map(({ id }) => id) as [string, string, string];
  await player.movesToVault(c);

  const refused = await player.call(battle.quickBattle, {
    playerCards: [a, b, c],
    battleType: "computer",
    difficulty: 3,
  });

  expect(refused.refusal.code).toBe("not_in_deck");
  expect(await looks(player)).toEqual(before);
});

test("ten battles at once: one of them is with the rival that waited, the others with others", async () => {
  const player = await game.player();
  await looks(player);
  // Of sixteen names and few elements, two rivals are now and then the same: this one never is.
  await game.db.rows(`update rivals set name = 'Who waited' where player_id = $1`, [player.id]);

  const fought = await Promise.all(Array.from({ length: 10 }, () => player.battlesOn(5)));

  expect(fought.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(fought.filter(({ body }) => body.opponent.name === "Who waited")).toHaveLength(1);
  expect((await waitingRows(player)).map(({ level }) => level)).toEqual([1, 2, 3, 4]);
});

test("looks and battles of one player at once never wait for each other for ever", async () => {
  const player = await game.player();

  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      i % 2 === 0 ? player.call(battle.listRivals, {}) : player.battlesOn(((i % 5) + 1) as 1),
    ),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const [row] = await game.db.rows<{ fought: number }>(
    `select battles_fought as fought from players where id = $1`,
    [player.id],
  );
  expect(row?.fought).toBe(15);
});

test("every tab hears of the next rival, and a battle that is sent again leaves it alone", async () => {
  const player = await game.player();
  // The deck is another one when the battle has won a card.
  const playerCards = (await player.deck()).slice(0, 3).map(({ id }) => id);
  const fights = () =>
    player.call(
      battle.quickBattle,
      { playerCards, battleType: "computer", difficulty: 2 },
      { headers: { "idempotency-key": "rival-1" } },
    );
  const shown = await waitsFor(player, 2);
  const tab = await openTab(await game.url(), player);
  const first = await fights();
  await tab.hears("changed", ({ noun }) => noun === "rivals");
  const next = await waitsFor(player, 2);

  const again = await fights();

  expect(seenIn(first.body)).toEqual(shown);
  expect(again.body).toEqual(first.body);
  expect(await waitsFor(player, 2)).toEqual(next);
});

test("two servers: the rival that one shows is the one that the other fights", async () => {
  const player = await game.player();
  const shown = await waitsFor(player, 3);
  const elsewhere = (await game.another()).as(player);
  const playerCards = (await player.deck()).slice(0, 3).map(({ id }) => id);

  const { body } = await elsewhere.call(battle.quickBattle, {
    playerCards,
    battleType: "computer",
    difficulty: 3,
  });

  expect(seenIn(body)).toEqual(shown);
});

test("who hides strong cards while looking, or afterwards, gains nothing", async () => {
  const player = await game.player();
  const powerOfNext = async () => {
    const { opponent } = (await player.battlesOn(3)).body;
    return opponent.fighters.reduce((sum, { basePower }) => sum + basePower, 0);
  };
  const strong = (await player.deck()).slice(3);
  for (const { id } of strong) await player.movesToVault(id);
  const seenWeak = await looks(player);
  await game.db.rows(`update rivals set power = 1 where player_id = $1`, [player.id]);
  for (const { id } of strong) await player.call(moveToDeck, { userCardId: id });

  expect(seenWeak.rivals).toHaveLength(5);
  expect(await powerOfNext()).toBeGreaterThan(200);

  await looks(player);
  await game.db.rows(`update rivals set power = 600 where player_id = $1`, [player.id]);
  expect(await powerOfNext()).toBeGreaterThan(598);
});

test("online, whoever takes nobody's place is not the rival that was shown", async () => {
  const player = await game.player();
  await game.db.rows(`delete from online_teams`);
  const before = await looks(player);

  const { body } = await player.battles("online");

  expect(body.opponentType).toBe("computer");
  expect((await looks(player)).rivals).toEqual(before.rivals);
});

test("the first two battles are gentle ones for whoever does not choose", async () => {
  const player = await game.player();
  const fought: [suggested: number, left: number[]][] = [];
  for (let i = 0; i < 3; i++) {
    const { suggestedLevel } = await looks(player);
    await player.battles();
    fought.push([suggestedLevel, (await waitingRows(player)).map(({ level }) => level)]);
  }

  expect(fought).toEqual([
    [1, [2, 3, 4, 5]],
    [1, [2, 3, 4, 5]],
    [3, [1, 2, 4, 5]],
  ]);
});

async function fightsUntil(player: ActingPlayer, level: ComputerLevel, won: boolean) {
  for (let i = 0; i < 60; i++) {
    const { body } = await player.battlesOn(level);
    if (body.won === won) return body;
  }
  throw new Error(`never ${won ? "won" : "lost"} on level ${level}`);
}

test("a harder level pays more, a loss a little, and after the day's paid wins nothing pays", async () => {
  const player = await game.player();
  const paid: number[] = [];
  for (const level of [1, 2, 3, 4, 5] as const)
    paid.push((await fightsUntil(player, level, true)).coinsWon);
  expect(paid).toEqual([4, 6, 8, 10, 12]);
  expect((await fightsUntil(player, 1, true)).coinsWon).toBe(0);
  expect((await fightsUntil(player, 5, false)).coinsWon).toBe(0);

  const loser = await game.player();
  expect((await fightsUntil(loser, 5, false)).coinsWon).toBe(2);
});
