import { expect, test } from "vitest";
import { chooseInDuel } from "#contract/duel.ts";
import * as contract from "#contract/friends.ts";
import { listNotifications } from "#contract/notifications.ts";
import * as rooms from "#contract/rooms.ts";
import { switches } from "#game/account/capabilities.ts";
import { meet } from "#server/duel/test-duelists.ts";
import { childWith, opens } from "#server/family/test-children.ts";
import { goAhead, heldDb, hold } from "#server/testing/held.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { befriend } from "./test-friends.ts";

const game = await testGame({ adjust: ({ db }) => ({ db: heldDb(db) }), isBusy: true });

async function friends() {
  const [ann, ben] = [await game.player(), await game.player()];
  await befriend(ann, ben);
  return { ann, ben };
}

const challenges = (player: ActingPlayer, { id }: ActingPlayer) =>
  player.call(contract.challengeFriend, { id });

const roomOf = async (player: ActingPlayer, id: string) =>
  (await player.call(rooms.getRoom, { id })).body;

const calls = async (player: ActingPlayer) =>
  (await player.call(listNotifications, {})).body.items.filter(({ link }) =>
    link.startsWith("/local-battle"),
  );

const openRooms = (...players: readonly ActingPlayer[]) =>
  game.db.rows<{ id: string; joinerId: string | null }>(
    `select id, joiner_id as "joinerId" from rooms
      where creator_id = any($1) and state in ('open', 'picking')`,
    [players.map(({ id }) => id)],
  );

test("a challenge calls the friend into a room by its code, once", async () => {
  const { ann, ben } = await friends();

  const first = await challenges(ann, ben);
  const again = await challenges(ann, ben);

  expect(first.body).toMatchObject({ name: ben.username, hasBoth: false });
  expect(again.body).toEqual(first.body);
  const { joinCode, state } = await roomOf(ann, first.body.roomId);
  expect(state).toBe("open");
  expect(await calls(ben)).toEqual([
    expect.objectContaining({
      title: `${ann.username} challenges you to a duel`,
      link: `/local-battle?join=${joinCode}`,
    }),
  ]);
  expect(await calls(ann)).toEqual([]);

  expect((await ben.call(rooms.joinRoom, { joinCode })).body.state).toBe("picking");
  expect((await challenges(ben, ann)).body).toEqual({
    ...first.body,
    name: ann.username,
    hasBoth: true,
  });
  expect(await calls(ann)).toEqual([]);
});

test("a friend who challenges back is in the room", async () => {
  const { ann, ben } = await friends();
  const { roomId } = (await challenges(ann, ben)).body;

  const back = await challenges(ben, ann);

  expect(back.body).toEqual({ roomId, name: ann.username, hasBoth: true });
  expect(await roomOf(ann, roomId)).toMatchObject({ state: "picking", joinerName: ben.username });
});

test("only friends are challenged, and nothing is said of others", async () => {
  const { ann, ben } = await friends();
  const stranger = await game.player();
  const { roomId } = (await challenges(ann, ben)).body;

  const answers = [
    await challenges(stranger, ann),
    await challenges(ann, ann),
    await ann.call(contract.challengeFriend, { id: "1" }),
  ];

  expect(answers.map(({ status, refusal }) => [status, refusal.code])).toEqual(
    answers.map(() => [404, "no_friend"]),
  );
  await ben.call(contract.removeFriend, { id: ann.id });
  expect((await roomOf(ann, roomId)).state).toBe("closed");
  expect((await challenges(ann, ben)).status).toBe(404);
});

test("a player in another room goes there first, and a busy friend is not disturbed", async () => {
  const { ann, ben } = await friends();
  const cas = await game.player();
  await befriend(ann, cas);
  const { roomId } = (await challenges(ann, cas)).body;

  const second = await challenges(ann, ben);
  const toBusy = await challenges(ben, ann);

  expect([second.status, second.refusal.code, second.refusal["roomId"]]).toEqual([
    409,
    "in_a_room",
    roomId,
  ]);
  expect([toBusy.status, toBusy.refusal.code]).toEqual([409, "friend_is_busy"]);
  expect(toBusy.refusal["roomId"]).toBeUndefined();
  await ann.call(rooms.leaveRoom, { id: roomId });
  expect((await challenges(ann, ben)).status).toBe(200);
});

test("a player in a duel neither challenges nor is challenged", async () => {
  const { ann, ben } = await friends();
  const duelId = await meet(ann, await game.player());

  const answers = [await challenges(ann, ben), await challenges(ben, ann)];

  expect(answers.map(({ refusal }) => refusal.code)).toEqual(["in_a_duel", "friend_is_busy"]);
  await ann.call(chooseInDuel, { id: duelId, step: 0, choice: "surrender" });
  expect((await challenges(ben, ann)).status).toBe(200);
});

test("a challenge that is not taken ends with its room", async () => {
  const { ann, ben } = await friends();
  const { roomId } = (await challenges(ann, ben)).body;
  const later = await game.another();
  later.wait(16 * 60_000);

  const next = await challenges(later.as(ben) as ActingPlayer, ann);

  expect(next.body).toMatchObject({ hasBoth: false });
  expect(next.body.roomId).not.toBe(roomId);
  expect((await roomOf(ann, roomId)).state).toBe("closed");
});

test("what a parent closes ends challenges, and none comes through", async () => {
  const [child, ann] = [await childWith(game, switches), await game.player()];
  await befriend(child, ann);
  const { roomId } = (await challenges(ann, child)).body;

  await opens(
    game,
    child,
    switches.filter((each) => each !== "friends"),
  );

  expect((await roomOf(ann, roomId)).state).toBe("closed");
  expect((await challenges(ann, child)).refusal.code).toBe("no_friend");
  expect((await challenges(child, ann)).refusal.code).toBe("switched_off");
});

test("when both challenge at once, in every order, they are in one room", async () => {
  const { ann, ben } = await friends();
  for (let before = 0; ; before++) {
    const held = hold(before, () => challenges(ann, ben));
    const stopped = await held.stopped;
    const other = challenges(ben, ann);
    if (stopped !== null) await goAhead(game.db, other);
    held.release();
    const answers = [await held.answer, await other];

    const [open, ...more] = await openRooms(ann, ben);
    expect(answers.map(({ body }) => body.roomId)).toEqual([open?.id, open?.id]);
    expect(answers.map(({ body }) => body.hasBoth).toSorted()).toEqual([false, true]);
    expect(open?.joinerId).not.toBeNull();
    expect(more).toEqual([]);
    if (stopped === null) return;
    await ann.call(rooms.leaveRoom, { id: open?.id ?? "" });
  }
});

test("pressed many times at once, there is one room and one call", async () => {
  const { ann, ben } = await friends();

  const answers = await Promise.all(Array.from({ length: 5 }, () => challenges(ann, ben)));

  expect(new Set(answers.map(({ body }) => body.roomId)).size).toBe(1);
  expect(await openRooms(ann, ben)).toHaveLength(1);
  expect(await calls(ben)).toHaveLength(1);
});

test("one who joins by the code while challenging back ends in one room", async () => {
  const { ann, ben } = await friends();
  for (let before = 0; ; before++) {
    const { roomId } = (await challenges(ann, ben)).body;
    const { joinCode } = await roomOf(ann, roomId);
    const held = hold(before, () => challenges(ben, ann));
    const stopped = await held.stopped;
    const joined = ben.call(rooms.joinRoom, { joinCode });
    if (stopped !== null) await goAhead(game.db, joined);
    held.release();

    expect([(await held.answer).status, (await joined).status]).toEqual([200, 200]);
    expect(await openRooms(ann, ben)).toEqual([{ id: roomId, joinerId: ben.id }]);
    if (stopped === null) return;
    await ann.call(rooms.leaveRoom, { id: roomId });
  }
});
