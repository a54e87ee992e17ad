import { expect, test } from "vitest";
import * as battle from "#contract/battle.ts";
import * as duel from "#contract/duel.ts";
import * as ownData from "#contract/own-data.ts";
import * as contract from "#contract/rematches.ts";
import * as rooms from "#contract/rooms.ts";
import { suspendUser } from "#contract/suspensions.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { ASK_MS } from "#game/rematches/rematch.ts";
import { ROOM_MS } from "#game/rooms/room.ts";
import { met } from "#server/battle/test-battles.ts";
import { meet } from "#server/duel/test-duelists.ts";
import { openTab } from "#server/live/test-tab.ts";
import { testGame, type ActingPlayer, type Caller } from "#server/testing/test-game.ts";

const game = await testGame();
const admin = await game.admin();

const NOBODYS = "00000000-0000-4000-8000-000000000000";

const two = async () => [await game.player(), await game.player()] as const;

const asks = (player: Caller, battleId: string) =>
  player.call(contract.askForRematch, { battleId });

const sees = async (player: Caller, battleId: string) =>
  (await player.call(contract.getRematch, { battleId })).body;

/** A duel in a local room that is over; its id is that of the battle. */
async function dueled(a: ActingPlayer, b: ActingPlayer): Promise<string> {
  const id = await meet(a, b);
  await a.call(duel.chooseInDuel, { id, step: 0, choice: "surrender" });
  return id;
}

const broughtTo = (duelId: string | null) =>
  game.db.rows(
    `select unnest(array[brought_a::text, brought_b::text]) as cards from duels
      where id = $1 order by 1`,
    [duelId],
  );

test("one asks, the other is told, and when they ask, too, the same teams duel again", async () => {
  const [a, b] = await two();
  const battleId = await dueled(a, b);
  const tab = await openTab(await game.url(), b);
  expect(await sees(a, battleId)).toMatchObject({ state: "none", otherName: b.username });

  const first = await asks(a, battleId);
  await tab.hears("changed", ({ noun }) => noun === "rematches");
  expect(first.body).toMatchObject({ state: "asked", duelId: null });
  expect(await sees(b, battleId)).toMatchObject({ state: "wanted", otherName: a.username });

  const { body } = await asks(b, battleId);

  expect(body.state).toBe("begun");
  expect(await sees(a, battleId)).toMatchObject({ state: "begun", duelId: body.duelId });
  const table = (await a.call(duel.getDuel, { id: body.duelId ?? "" })).body;
  expect(table).toMatchObject({ otherName: b.username, kind: "room", rated: false });
  expect(await broughtTo(body.duelId)).toEqual(await broughtTo(battleId));
  tab.socket.close();
});

test("face to face it is fought at once, without a new code, and both see the result", async () => {
  const [a, b] = await two();
  const battleId = await met(a, b);
  await asks(b, battleId);

  const { body } = await asks(a, battleId);

  const code = body.battleCode ?? "";
  const results = await Promise.all(
    [a, b].map(async (player) => (await player.call(battle.qrStatus, { code })).body.result),
  );
  expect(results[0]?.battle.won).toBe(!results[1]?.battle.won);
  const [before, after] = await Promise.all(
    [battleId, results[0]?.battle.id ?? ""].map((id) => fightersOf(a, id)),
  );
  expect(after).toEqual(before);
});

const fightersOf = async (player: ActingPlayer, battleId: string) => {
  const { log } = await game.db.one<{ log: { teams: string[][][] } }>(
    `select log from battles where id = $1`,
    [battleId],
  );
  const sides = log.teams.map((side) => side.map(([cardId]) => cardId).join());
  return [player.username, ...sides.toSorted()];
};

test.for([
  ["a duel", dueled, `select 1 from duels where $1 in (player_a, player_b)`],
  ["a battle face to face", met, `select 1 from meetings where $1 in (creator_id, joiner_id)`],
] as const)("however often both press at once, %s is fought once more, not twice", async (row) => {
  const [, fight, all] = row;
  const [a, b] = await two();
  const battleId = await fight(a, b);

  const answers = await Promise.all([a, b, a, b, b, a].map((player) => asks(player, battleId)));

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await game.db.rows(all, [a.id])).toHaveLength(2);
  const next = await Promise.all([a, b].map((player) => sees(player, battleId)));
  expect(next[0]).toMatchObject({ state: "begun" });
  expect(next[0]?.duelId).toBe(next[1]?.duelId);
  expect(next[0]?.battleCode).toBe(next[1]?.battleCode);
});

test("two servers that are asked at the same moment begin one duel", async () => {
  const [a, b] = await two();
  const battleId = await dueled(a, b);
  const elsewhere = (await game.another()).as(b);

  await Promise.all([asks(a, battleId), asks(elsewhere, battleId)]);

  const duels = await game.db.rows(`select 1 from duels where $1 in (player_a, player_b)`, [a.id]);
  expect(duels).toHaveLength(2);
});

test("who gets no answer for a minute asks in vain, and can ask again", async () => {
  const [a, b] = await two();
  const battleId = await dueled(a, b);
  await asks(a, battleId);
  const later = await game.another();
  later.wait(ASK_MS);

  expect(await sees(later.as(a), battleId)).toMatchObject({ state: "unanswered" });
  expect(await sees(later.as(b), battleId)).toMatchObject({ state: "none" });

  const late = await asks(later.as(b), battleId);
  expect(late.body).toMatchObject({ state: "asked", duelId: null });
  expect((await asks(later.as(a), battleId)).body.state).toBe("begun");
});

test("who asked takes it back, but nobody for the other, and not what has begun", async () => {
  const [a, b] = await two();
  const battleId = await dueled(a, b);
  await asks(a, battleId);

  await b.call(contract.withdrawRematch, { battleId });
  expect(await sees(b, battleId)).toMatchObject({ state: "wanted" });
  await a.call(contract.withdrawRematch, { battleId });
  expect(await sees(b, battleId)).toMatchObject({ state: "none" });

  await asks(a, battleId);
  await asks(b, battleId);
  const { body } = await b.call(contract.withdrawRematch, { battleId });
  expect(body.state).toBe("begun");
});

test("whoever has gone on to another battle is left in peace, and so is who asks from one", async () => {
  const [a, b] = await two();
  const battleId = await dueled(a, b);
  await asks(a, battleId);
  const other = await meet(a, await game.player());

  const busy = await asks(b, battleId);
  expect(busy.refusal).toMatchObject({
    code: "other_is_busy",
    message: `${a.username} is in another battle now.`,
  });

  await a.call(duel.chooseInDuel, { id: other, step: 0, choice: "surrender" });
  await meet(b, await game.player());
  expect((await asks(b, battleId)).refusal.code).toBe("in_a_duel");
});

test.for([
  ["has left the game", (a: ActingPlayer) => leaves(a)],
  ["was suspended", (a: ActingPlayer) => suspends(a)],
] as const)("who asked and then %s fights no more", async ([, end]) => {
  for (const fight of [dueled, met]) {
    const [a, b] = await two();
    const battleId = await fight(a, b);
    await asks(a, battleId);
    expect((await end(a)).status).toBe(200);

    expect((await asks(b, battleId)).refusal.code).toBe("other_is_busy");

    expect((await b.call(battle.listBattles, {})).body).toHaveLength(1);
    expect((await b.call(duel.currentDuel, {})).body.duelId).toBeNull();
  }
});

const leaves = (player: ActingPlayer) =>
  player.call(ownData.deleteOwnAccount, { username: player.username });

const suspends = ({ id }: ActingPlayer) =>
  admin.call(suspendUser, {
    id,
    why: "a test",
    until: new Date(game.deps.now() + DAY_MS).toISOString(),
  });

test("who waits in a room of their own leaves it; who picks with somebody does not", async () => {
  const [a, b] = await two();
  const battleId = await dueled(a, b);
  const { body: room } = await a.call(rooms.createRoom, {});
  await asks(a, battleId);
  await (await game.player()).call(rooms.joinRoom, { joinCode: room.joinCode });
  expect((await asks(b, battleId)).refusal.code).toBe("other_is_busy");
  await a.call(rooms.leaveRoom, { id: room.id });

  const { body: empty } = await a.call(rooms.createRoom, {});
  expect((await asks(b, battleId)).body.state).toBe("begun");

  expect((await a.call(rooms.getRoom, { id: empty.id })).body.state).toBe("closed");
});

test("a room whose time is over holds up no rematch", async () => {
  const [a, b] = await two();
  const battleId = await dueled(a, b);
  for (const player of [a, b]) {
    const { joinCode } = (await (await game.player()).call(rooms.createRoom, {})).body;
    await player.call(rooms.joinRoom, { joinCode });
  }
  const later = await game.another();
  later.wait(ROOM_MS);
  await asks(later.as(a), battleId);

  expect((await asks(later.as(b), battleId)).body.state).toBe("begun");
});

test("a team that is no longer whole is told of, and nothing begins", async () => {
  const [a, b] = await two();
  const battleId = await dueled(a, b);
  await asks(a, battleId);
  const [ownA] = await a.deck();
  await a.movesToVault(ownA!.id);

  expect((await asks(a, battleId)).refusal.code).toBe("team_gone");
  expect((await asks(b, battleId)).refusal.code).toBe("cards_gone");
  expect(await sees(b, battleId)).toMatchObject({ state: "wanted", duelId: null });
});

test("there is no rematch of what is not over, of other kinds, of others, and of nothing", async () => {
  const [a, b] = await two();
  const running = await meet(a, b);
  const { body: quick } = await (await game.player()).battles();
  const [c, d] = await two();
  const theirs = await met(c, d);

  const answers = await Promise.all([
    asks(a, running),
    asks(a, quick.id),
    asks(a, theirs),
    asks(a, NOBODYS),
    asks(a, "1"),
    a.call(contract.getRematch, { battleId: theirs }),
    a.call(contract.withdrawRematch, { battleId: theirs }),
  ]);

  expect(answers.map(({ status, refusal }) => `${status} ${refusal.code}`)).toEqual(
    answers.map(() => "404 no_rematch"),
  );
  expect((await asks(game.visitor(), theirs)).status).toBe(401);
});

test("a rematch earns like any other battle, and no more", async () => {
  const [a, b] = await two();
  let battleId = await met(a, b);
  for (let i = 0; i < 9; i++) {
    await asks(a, battleId);
    const { body } = await asks(b, battleId);
    const { body: next } = await a.call(battle.qrStatus, { code: body.battleCode ?? "" });
    battleId = next.battleId;
  }
  const { result } = (await a.call(battle.qrStatus, { code: (await codeOf(battleId)).code })).body;
  expect(result?.coinsWon).toBe(0);
});

const codeOf = (id: string) =>
  game.db.one<{ code: string }>(`select code from meetings where id = $1`, [id]);
