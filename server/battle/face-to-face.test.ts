import { expect, test } from "vitest";
import * as battle from "#contract/battle.ts";
import * as meeting from "#contract/battle.ts";
import { chooseInDuel } from "#contract/duel.ts";
import { meetInArena } from "#server/duel/test-duelists.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();

const team = async (player: ActingPlayer, from = 0) =>
  (await player.deck()).slice(from, from + 3).map(({ id }) => id);

const creates = async (player: ActingPlayer) =>
  (await player.call(meeting.createQrBattle, { playerCards: await team(player) })).body;

const joins = async (player: ActingPlayer, battleCode: string) =>
  player.call(meeting.joinQrBattle, { battleCode, playerCards: await team(player) });

const looks = (player: ActingPlayer, code: string) => player.call(meeting.qrStatus, { code });

const executes = (player: ActingPlayer, battleId: string) =>
  player.call(meeting.executeQrBattle, { battleId });

const cancels = (player: ActingPlayer, battleId: string) =>
  player.call(meeting.cancelQrBattle, { battleId });

/** Two players who have agreed on a battle. */
async function agreed(ada?: ActingPlayer, bo?: ActingPlayer) {
  const [creator, joiner] = [ada ?? (await game.player()), bo ?? (await game.player())];
  const { battleCode, battleId } = await creates(creator);
  expect((await joins(joiner, battleCode)).body).toEqual({ battleId, battleCode });
  return { creator, joiner, battleCode, battleId };
}

const historyOf = async (player: ActingPlayer) => (await player.call(battle.listBattles, {})).body;

const endedBy = (calledOffBy: string) => ({ status: "cancelled", calledOffBy });

test("two friends: a code, a second team, one battle that both see from their own side", async () => {
  const [ada, bo] = [await game.player(), await game.player()];
  const { battleCode, battleId } = await creates(ada);
  expect(battleCode).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect((await looks(ada, battleCode)).body).toMatchObject({
    battleId,
    status: "waiting",
    bothPlayersReady: false,
    isCreator: true,
    otherName: null,
  });

  await joins(bo, ` ${battleCode.toLowerCase()} `);
  const { body: ready } = await looks(bo, battleCode);
  expect(ready).toMatchObject({ status: "ready", isCreator: false, otherName: ada.username });

  const { body: ours } = await executes(ada, battleId);
  const theirs = (await looks(bo, battleCode)).body.result;
  if (!theirs) throw new Error("the joiner has no result");
  expect(theirs.challengerWins).toBe(ours.challengerWins);
  expect(theirs.challengerCards).toEqual(ours.challengerCards);
  expect([theirs.challengerPower, theirs.opponentPower]).toEqual([
    ours.challengerPower,
    ours.opponentPower,
  ]);
  expect([ours.battle.won, theirs.battle.won].toSorted()).toEqual([false, true]);
  expect(theirs.battle.player).toEqual(ours.battle.opponent);
  expect(theirs.battle.opponent).toEqual(ours.battle.player);
  expect(theirs.battle.powerDifference).toBeCloseTo(-ours.battle.powerDifference, 5);
  expect(theirs.battle.rounds.map(({ playerHealth }) => playerHealth)).toEqual(
    ours.battle.rounds.map(({ opponentHealth }) => opponentHealth),
  );
  expect([ours.battle.battleType, ours.battle.player.name, ours.battle.opponent.name]).toEqual([
    "face-to-face",
    ada.username,
    bo.username,
  ]);
});

test("both are paid once, trained once, and have it in their history", async () => {
  const { creator, joiner, battleCode, battleId } = await agreed();

  await Promise.all(Array.from({ length: 5 }, () => executes(creator, battleId)));
  const { body } = await executes(creator, battleId);
  const other = (await looks(joiner, battleCode)).body.result;

  const won = [body.coinsWon, other?.coinsWon].toSorted((a, b) => (a ?? 0) - (b ?? 0));
  expect(won).toEqual([3, 12]);
  const winner = body.battle.won ? creator : joiner;
  expect([body.cardsWon, other?.cardsWon].toSorted()).toEqual([0, 1]);
  for (const player of [creator, joiner]) {
    const trained = (await player.deck()).filter(({ experience }) => experience > 0);
    const each = player === winner ? 20 : 10;
    expect(trained.map(({ experience }) => experience)).toEqual([each, each, each]);
    const [line, ...rest] = await historyOf(player);
    expect(rest).toEqual([]);
    expect(line).toMatchObject({ battleType: "face-to-face", won: player === winner });
  }
  const rows = await game.db.rows<{ player: string }>(
    `select player_id as player from ledger where cause = $1`,
    [`battle:${battleId}`],
  );
  expect(rows.map(({ player }) => player).toSorted()).toEqual([creator.id, joiner.id].toSorted());
});

test("the same two are paid for three battles a day, then they play for fun", async () => {
  const [ada, bo] = [await game.player(), await game.player()];
  const coins: number[][] = [];
  for (let i = 0; i < 4; i++) {
    const { battleId, battleCode } = await agreed(ada, bo);
    const { body } = await executes(ada, battleId);
    coins.push([body.coinsWon, (await looks(bo, battleCode)).body.result?.coinsWon ?? -1]);
  }

  expect(coins.map((each) => each.toSorted((a, b) => a - b))).toEqual([
    [3, 12],
    [3, 12],
    [3, 12],
    [0, 0],
  ]);
  const { battleId } = await agreed(ada);
  expect((await executes(ada, battleId)).body.coinsWon).toBeGreaterThan(0);
});

test("a duel of the arena between the same two uses up none of their three battles", async () => {
  const [ada, bo] = [await game.player(), await game.player()];
  const duelId = await meetInArena(game, ada, bo);
  await ada.call(chooseInDuel, { id: duelId, step: 0, choice: "surrender" });

  const coins: number[] = [];
  for (let i = 0; i < 3; i++) {
    const { battleId } = await agreed(ada, bo);
    coins.push((await executes(ada, battleId)).body.coinsWon);
  }

  expect(coins.filter((each) => each === 0)).toEqual([]);
});

test("only its creator starts a battle, and only when both are there", async () => {
  const stranger = await game.player();
  const ada = await game.player();
  const early = await creates(ada);
  expect((await executes(ada, early.battleId)).status).toBe(409);

  const { joiner, battleId, battleCode } = await agreed(ada);

  expect((await executes(joiner, battleId)).status).toBe(403);
  expect((await executes(stranger, battleId)).status).toBe(404);
  expect((await executes(ada, "no-battle")).status).toBe(404);
  expect((await looks(stranger, battleCode)).status).toBe(404);
  expect((await cancels(stranger, battleId)).status).toBe(404);
  expect(await historyOf(ada)).toEqual([]);
});

test("the state may be asked for with the code as a query, under both its names", async () => {
  const ada = await game.player();
  const { battleCode, battleId } = await creates(ada);

  const byCode = await ada.call(meeting.qrStatusByQuery, { code: battleCode });
  const byBattleCode = await ada.call(meeting.qrStatusByQuery, { battleCode });

  expect([byCode.body.battleId, byBattleCode.body.battleId]).toEqual([battleId, battleId]);
  expect((await ada.call(meeting.qrStatusByQuery, {})).status).toBe(404);
});

test("each wrong code has its own words", async () => {
  const [ada, bo, cy] = [await game.player(), await game.player(), await game.player()];
  const { battleCode, battleId } = await creates(ada);
  expect((await joins(ada, battleCode)).refusal.code).toBe("own_code");
  expect((await joins(bo, "ABC")).refusal.code).toBe("bad_code");
  expect((await joins(bo, "O0I1AA")).refusal.code).toBe("bad_code");
  expect((await joins(bo, "ZZZZ99")).refusal.code).toBe("no_battle");

  await joins(bo, battleCode);
  expect((await joins(cy, battleCode)).refusal.code).toBe("full");
  expect((await joins(bo, battleCode)).body.battleId).toBe(battleId);

  await cancels(bo, battleId);
  expect((await joins(cy, battleCode)).refusal.code).toBe("cancelled");
  expect((await looks(ada, battleCode)).body).toMatchObject(endedBy("other"));
  expect((await looks(bo, battleCode)).body).toMatchObject(endedBy("you"));
  expect((await executes(ada, battleId)).status).toBe(409);
});

test("a battle that was fought cannot be joined or called off", async () => {
  const { creator, joiner, battleCode, battleId } = await agreed();
  await executes(creator, battleId);

  expect((await joins(await game.player(), battleCode)).refusal.code).toBe("completed");
  expect((await cancels(joiner, battleId)).status).toBe(409);
  expect((await looks(creator, battleCode)).body.status).toBe("completed");
});

test("a new code ends the one before it", async () => {
  const ada = await game.player();
  const first = await creates(ada);
  const second = await creates(ada);

  expect((await looks(ada, first.battleCode)).body.status).toBe("cancelled");
  expect((await looks(ada, second.battleCode)).body.status).toBe("waiting");
});

test("twenty codes of one player at once: one of them is open", async () => {
  const ada = await game.player();

  const made = await Promise.all(Array.from({ length: 20 }, () => creates(ada)));

  const states = await Promise.all(
    made.map(async ({ battleCode }) => (await looks(ada, battleCode)).body.status),
  );
  expect(states.filter((state) => state === "waiting")).toHaveLength(1);
  expect(states.filter((state) => state === "cancelled")).toHaveLength(19);
});

test("ten wrong codes in ten minutes are enough; right ones do not count", async () => {
  const [guesser, friend] = [await game.player(), await game.player()];
  for (let i = 0; i < 12; i++) {
    const { battleCode } = await creates(friend);
    expect((await joins(guesser, battleCode)).status).toBe(200);
  }

  const codes = Array.from("23456789ABC", (last) => `ZZZZZ${last}`);
  const answers = await Promise.all(codes.map((code) => joins(guesser, code)));

  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
  const { battleCode } = await creates(friend);
  expect((await joins(guesser, battleCode)).status).toBe(429);
});

test.for([
  ["two cards", (ids: string[]) => ids.slice(0, 2), 400],
  ["one card three times", (ids: string[]) => [ids[0], ids[0], ids[0]], 400],
  ["cards of somebody else", () => ["1", "2", "3"], 404],
] as const)("%s are refused on both sides and change nothing", async ([, choose, status]) => {
  const [ada, bo] = [await game.player(), await game.player()];
  const { battleCode } = await creates(ada);
  const wrong = choose(await team(bo)) as string[];

  const created = await bo.call(meeting.createQrBattle, { playerCards: wrong });
  const joined = await bo.call(meeting.joinQrBattle, { battleCode, playerCards: wrong });

  expect([created.status, joined.status]).toEqual([status, status]);
  expect((await looks(ada, battleCode)).body.status).toBe("waiting");
});

test("fifty players join one code at once: one comes in", async () => {
  const ada = await game.player();
  const others = await Promise.all(Array.from({ length: 50 }, () => game.player()));
  const teams = await Promise.all(others.map((player) => team(player)));
  const { battleCode, battleId } = await creates(ada);

  const answers = await Promise.all(
    others.map((player, i) =>
      player.call(meeting.joinQrBattle, { battleCode, playerCards: teams[i] ?? [] }),
    ),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ refusal }) => refusal.code))).toEqual(new Set(["full"]));
  const joiner = others[answers.findIndex(({ status }) => status === 200)];
  const { body } = await executes(ada, battleId);
  expect(body.battle.opponent.name).toBe(joiner?.username);
});

test("started and called off at the same moment: one of the two happens, and only one", async () => {
  for (let i = 0; i < 8; i++) {
    const { creator, joiner, battleCode, battleId } = await agreed();

    const [fought, calledOff] = await Promise.all([
      executes(creator, battleId),
      cancels(joiner, battleId),
    ]);

    const isFought = fought.status === 200;
    expect([fought.status, calledOff.status]).toEqual(isFought ? [200, 409] : [409, 200]);
    expect((await looks(joiner, battleCode)).body.status).toBe(
      isFought ? "completed" : "cancelled",
    );
    expect(await historyOf(joiner)).toHaveLength(isFought ? 1 : 0);
  }
});

test("a card that has left the deck calls the battle off, for both", async () => {
  const { creator, joiner, battleCode, battleId } = await agreed();
  const [card] = await team(joiner);
  await joiner.movesToVault(card ?? "");

  const { status, refusal } = await executes(creator, battleId);

  expect([status, refusal.code]).toEqual([409, "cards_gone"]);
  expect((await looks(joiner, battleCode)).body).toMatchObject(endedBy("cards"));
  expect(await historyOf(creator)).toEqual([]);
  expect((await executes(creator, battleId)).refusal.code).toBe("cancelled");
});

test("a code that nobody uses expires after a quarter of an hour", async () => {
  const [ada, bo] = [await game.player(), await game.player()];
  const { battleCode, expiresAt } = await creates(ada);
  expect(Date.parse(expiresAt) - game.deps.now()).toBeGreaterThan(14 * 60_000);

  game.wait(15 * 60_000);

  expect((await looks(ada, battleCode)).body.status).toBe("expired");
  expect((await joins(bo, battleCode)).refusal.code).toBe("expired");
});

test("a battle that its creator never starts is fought by itself, once", async () => {
  const { creator, joiner, battleCode, battleId } = await agreed();

  game.wait(31_000);

  await expect.poll(async () => (await looks(joiner, battleCode)).body.status).toBe("completed");
  const late = await executes(creator, battleId);
  expect(late.status).toBe(200);
  expect(await historyOf(creator)).toHaveLength(1);
  expect((await looks(joiner, battleCode)).body.result?.experienceWon).toBeGreaterThan(0);
});

test("a battle that cannot be fought does not hold up those that wait after it", async () => {
  const { creator, joiner, battleId } = await agreed();
  await executes(creator, battleId);
  await game.db.rows(
    `update meetings set state = 'ready', creator_earned = null, joiner_earned = null,
            joined_at = joined_at - interval '1 hour' where id = $1`,
    [battleId],
  );
  const next = await agreed();

  game.wait(31_000);

  await expect
    .poll(async () => (await looks(next.creator, next.battleCode)).body.status)
    .toBe("completed");
  await cancels(joiner, battleId);
});

test("two servers see the same battles waiting too long: each is fought once", async () => {
  const other = await game.another();
  const all = await Promise.all(Array.from({ length: 8 }, () => agreed()));

  game.wait(31_000);
  other.wait(31_000);

  for (const { creator, joiner, battleCode } of all) {
    await expect.poll(async () => (await looks(creator, battleCode)).body.status).toBe("completed");
    expect(await historyOf(creator)).toHaveLength(1);
    expect(await historyOf(joiner)).toHaveLength(1);
  }
  const paid = await game.db.rows<{ times: number }>(
    `select count(*) as times from ledger where cause = any($1) group by cause`,
    [all.map(({ battleId }) => `battle:${battleId}`)],
  );
  expect(paid).toEqual(all.map(() => ({ times: 2 })));
});
