import { expect, test } from "vitest";
import { chooseInDuel, currentDuel, getDuel } from "#contract/duel.ts";
import * as contract from "#contract/rooms.ts";
import { ROOM_MS } from "#game/rooms/room.ts";
import { meet } from "#server/duel/test-duelists.ts";
import { openTab } from "#server/live/test-tab.ts";
import { testGame, type ActingPlayer, type Caller } from "#server/testing/test-game.ts";

const game = await testGame();

const two = async () => [await game.player(), await game.player()] as const;

const opens = async (player: Caller) => (await player.call(contract.createRoom, {})).body;

const joins = (player: Caller, joinCode: string) => player.call(contract.joinRoom, { joinCode });

const looksAt = async (player: Caller, id: string) =>
  (await player.call(contract.getRoom, { id })).body;

const picks = async (player: ActingPlayer, id: string, from = 0) =>
  player.call(contract.pickTeam, {
    id,
    playerCards: (await player.deck()).slice(from, from + 3).map((card) => card.id),
  });

test("one opens a room, the other joins, both pick, and the duel begins", async () => {
  const [a, b] = await two();
  const tab = await openTab(await game.url(), a);

  const room = await opens(a);
  expect(room).toMatchObject({ state: "open", creatorName: a.username, isCreator: true });
  expect(room.joinCode).toMatch(/^\d{6}$/);

  const joined = await joins(b, ` ${room.joinCode} `);
  await tab.hears("changed", ({ noun }) => noun === "rooms");
  expect(joined.body).toMatchObject({ id: room.id, state: "picking", isCreator: false });

  const first = await picks(a, room.id);
  expect(first.body).toMatchObject({ state: "picking", hasPicked: true, otherHasPicked: false });
  const second = await picks(b, room.id);

  expect(second.body.state).toBe("dueling");
  const { duelId } = second.body;
  expect((await a.call(getDuel, { id: duelId ?? "" })).body.otherName).toBe(b.username);
  await tab.hears("changed", ({ noun }) => noun === "duels");
  expect((await a.call(currentDuel, {})).body).toEqual({ duelId, roomId: null });
  tab.socket.close();
});

test("a pick says nothing of its cards to the other one", async () => {
  const [a, b] = await two();
  const room = await opens(a);
  await joins(b, room.joinCode);
  await picks(a, room.id);
  const deck = await a.deck();
  b.heard.length = 0;

  await looksAt(b, room.id);

  const told = b.heard.join("");
  expect(deck.filter(({ id, cardId }) => told.includes(id) || told.includes(cardId))).toEqual([]);
});

test("the first to come gets the second place; later ones are told so", async () => {
  const creator = await game.player();
  const guests = [await game.player(), await game.player(), await game.player()];
  const { joinCode, id } = await opens(creator);

  const answers = await Promise.all(guests.map((guest) => joins(guest, joinCode)));

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.refusal.code).toBe("room_full");
  const winner = guests[answers.findIndex(({ status }) => status === 200)];
  expect((await looksAt(creator, id)).joinerName).toBe(winner?.username);
});

test("one's own code, a wrong one and an old one are refused in plain words", async () => {
  const [a, b] = await two();
  const { joinCode, id } = await opens(a);

  expect((await joins(a, joinCode)).refusal.code).toBe("own_room");
  expect((await joins(b, "ABCDEF")).refusal.code).toBe("unknown_code");
  const slow = await game.another();
  slow.wait(16 * 60_000);
  expect((await joins(slow.as(b), joinCode)).refusal.code).toBe("room_closed");
  expect((await looksAt(slow.as(a), id)).state).toBe("closed");
});

test("who guesses codes has to stop after ten", async () => {
  const guesser = await game.player();
  const { joinCode } = await opens(await game.player());
  const codes = Array.from({ length: 10 }, (_, i) => String(i).padStart(7, "0"));

  for (const code of codes) expect((await joins(guesser, code)).status).toBe(404);

  expect((await joins(guesser, joinCode)).status).toBe(429);
});

test("a second tap opens no second room, and joining another one closes one's own", async () => {
  const [a, b] = await two();
  const [first, again] = await Promise.all([opens(a), opens(a)]);
  expect(again.id).toBe(first.id);

  const other = await opens(b);
  await joins(a, other.joinCode);

  expect((await looksAt(a, first.id)).state).toBe("closed");
  expect((await a.call(currentDuel, {})).body).toEqual({ duelId: null, roomId: other.id });
});

test("who picks a team with somebody is not lured away", async () => {
  const [a, b] = await two();
  const stranger = await game.player();
  const room = await opens(a);
  await joins(b, room.joinCode);

  const created = await b.call(contract.createRoom, {});
  const joined = await joins(b, (await opens(stranger)).joinCode);

  expect([created.refusal.code, joined.refusal.code]).toEqual(["in_a_room", "in_a_room"]);
  expect(created.refusal["roomId"]).toBe(room.id);
});

test("a room whose time is over lets its players go into another one", async () => {
  const [a, b] = await two();
  const room = await opens(a);
  await joins(b, room.joinCode);
  const later = await game.another();
  later.wait(ROOM_MS / 2);
  const other = await opens(later.as(await game.player()));
  later.wait(ROOM_MS / 2);

  expect((await joins(later.as(b), other.joinCode)).body.state).toBe("picking");

  expect((await looksAt(a, room.id)).state).toBe("closed");
});

test("who is in a duel opens and joins no room", async () => {
  const [a, b] = await two();
  const duelId = await meet(a, b);
  const { joinCode } = await opens(await game.player());

  const answers = [await a.call(contract.createRoom, {}), await joins(b, joinCode)];

  expect(answers.map(({ refusal }) => refusal.code)).toEqual(["in_a_duel", "in_a_duel"]);
  expect(answers.map(({ refusal }) => refusal["duelId"])).toEqual([duelId, duelId]);
  await a.call(chooseInDuel, { id: duelId, step: 0, choice: "surrender" });
  expect((await a.call(contract.createRoom, {})).status).toBe(200);
});

test("leaving closes the room for both, and a duel that has begun goes on", async () => {
  const [a, b] = await two();
  const room = await opens(a);
  await joins(b, room.joinCode);
  await b.call(contract.leaveRoom, { id: room.id });
  expect((await looksAt(a, room.id)).state).toBe("closed");
  expect((await picks(a, room.id)).refusal.code).toBe("room_closed");

  const duelId = await meet(a, b);
  const [started] = await game.db.rows<{ id: string }>(`select id from rooms where duel_id = $1`, [
    duelId,
  ]);
  await a.call(contract.leaveRoom, { id: started?.id ?? "" });
  expect((await a.call(getDuel, { id: duelId })).body.view.result).toBeNull();
});

test("both pick at the same moment: one duel begins", async () => {
  const [a, b] = await two();
  const room = await opens(a);
  await joins(b, room.joinCode);

  await Promise.all([picks(a, room.id), picks(b, room.id), picks(a, room.id), picks(b, room.id)]);

  const duels = await game.db.rows(`select 1 from duels where player_a = $1`, [a.id]);
  expect(duels).toHaveLength(1);
  expect((await looksAt(a, room.id)).state).toBe("dueling");
});

test("a card that has left the deck since cannot fight: its player picks again", async () => {
  const [a, b] = await two();
  const room = await opens(a);
  await joins(b, room.joinCode);
  await picks(a, room.id);
  const [lost] = await a.deck();
  await a.movesToVault(lost?.id ?? "");

  const second = await picks(b, room.id);

  expect(second.body).toMatchObject({ state: "picking", hasPicked: true, otherHasPicked: false });
  expect((await picks(a, room.id)).body.state).toBe("dueling");
});

test("cards of others and cards of the vault are no team", async () => {
  const [a, b] = await two();
  const room = await opens(a);
  await joins(b, room.joinCode);
  const foreign = (await a.deck()).slice(0, 3).map(({ id }) => id);

  const answer = await b.call(contract.pickTeam, { id: room.id, playerCards: foreign });

  expect(answer.status).toBe(404);
  expect((await looksAt(a, room.id)).otherHasPicked).toBe(false);
});

test("a room is nobody else's", async () => {
  const { id } = await opens(await game.player());
  const stranger = await game.player();

  const answers = [
    await stranger.call(contract.getRoom, { id }),
    await stranger.call(contract.getRoom, { id: "1" }),
    await picks(stranger, id),
    await stranger.call(contract.leaveRoom, { id }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});
