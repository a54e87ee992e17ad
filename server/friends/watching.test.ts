/** Friends watch a duel while it is played. */
import { expect, test } from "vitest";
import { chooseInDuel, getDuel, sendEmote } from "#contract/duel.ts";
import * as contract from "#contract/friends.ts";
import { getReplay } from "#contract/replays.ts";
import { switches, type Switch } from "#game/account/capabilities.ts";
import { fightOut, meet, meetComputer } from "#server/duel/test-duelists.ts";
import { childWith, opens } from "#server/family/test-children.ts";
import { testGame, type ActingPlayer, type Caller } from "#server/testing/test-game.ts";
import { befriend } from "./test-friends.ts";

const game = await testGame();

const two = async () => [await game.player(), await game.player()] as const;

const without = (closed: Switch) => switches.filter((each) => each !== closed);

/** The duels that the screen of friends offers. */
const offered = async (player: Caller) => (await player.call(contract.getDuelsOfFriends, {})).body;

const looks = async (player: Caller, id: string) => {
  const { status, body, refusal } = await player.call(getReplay, { id });
  return status === 200 ? body : refusal.code;
};

/** Whether the duel of this friend can be found and watched; both are open or neither is. */
async function canWatch(watcher: Caller, friend: ActingPlayer, id: string): Promise<boolean> {
  const isOffered = (await offered(watcher)).some(
    ({ friendId, duelId }) => friendId === friend.id && duelId === id,
  );
  const isShown = (await watcher.call(getReplay, { id })).status === 200;
  expect(isShown).toBe(isOffered);
  return isShown;
}

/** Cas watches Ann, who duels with Ben. */
async function watched(cas?: ActingPlayer, ann?: ActingPlayer, ben?: ActingPlayer) {
  const people = {
    cas: cas ?? (await game.player()),
    ann: ann ?? (await game.player()),
    ben: ben ?? (await game.player()),
  };
  await befriend(people.cas, people.ann);
  const id = await meet(people.ann, people.ben);
  return { ...people, id };
}

test("a friend finds the duel and follows it to its end, which leaves the list", async () => {
  const { cas, ann, ben, id } = await watched();
  expect(await offered(cas)).toEqual([{ friendId: ann.id, duelId: id }]);
  expect(await looks(cas, id)).toMatchObject({
    live: true,
    names: { own: ann.username, other: ben.username },
    secret: null,
  });

  await fightOut(id, [ann, ben]);

  expect(await offered(cas)).toEqual([]);
  expect(await looks(cas, id)).toMatchObject({ live: false });
});

test("a stranger and a friend of a friend find nothing, and it looks like no battle", async () => {
  const { cas, ann, id } = await watched();
  const [stranger, far] = await two();
  await befriend(far, cas);

  for (const viewer of [stranger, far, game.visitor()]) {
    expect(await looks(viewer, id)).toBe("no_battle");
  }
  expect([await offered(stranger), await offered(far)]).toEqual([[], []]);
  expect(await canWatch(cas, ann, id)).toBe(true);
});

test("a friend of both is offered both, and who plays in a duel is not offered it", async () => {
  const { cas, ann, ben, id } = await watched();
  await befriend(cas, ben);
  await befriend(ann, ben);

  const all = [ann.id, ben.id].map((friendId) => ({ friendId, duelId: id }));
  const found = await offered(cas);
  expect(found).toHaveLength(2);
  expect(found).toEqual(expect.arrayContaining(all));
  expect([await offered(ann), await offered(ben)]).toEqual([[], []]);
});

test("a friend who watches neither chooses nor speaks", async () => {
  const { cas, ann, id } = await watched();
  const before = (await ann.call(getDuel, { id })).body;

  const answers = [
    await cas.call(chooseInDuel, { id, step: 0, choice: "surrender" }),
    await cas.call(sendEmote, { id, emote: "hello" }),
    await cas.call(getDuel, { id }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  const { version, step } = (await ann.call(getDuel, { id })).body;
  expect([version, step]).toEqual([before.version, before.step]);
});

test.for(["cas", "ann", "ben"] as const)(
  "the switch of a parent of %s ends it at the next answer, and opens it again",
  async (who) => {
    const child = await childWith(game, switches);
    const people = await watched(
      ...(["cas", "ann", "ben"] as const).map((name) => (name === who ? child : undefined)),
    );
    const { cas, ann, id } = people;
    expect(await canWatch(cas, ann, id)).toBe(true);

    await opens(game, child, without("emotes"));
    expect(await canWatch(cas, ann, id)).toBe(false);

    await opens(game, child, switches);
    expect(await canWatch(cas, ann, id)).toBe(true);
  },
);

test("a friend to whom friends are closed is not watched, and does not watch", async () => {
  const child = await childWith(game, switches);
  const { cas, ann, id } = await watched(undefined, child);
  await opens(game, child, without("friends"));
  expect(await canWatch(cas, ann, id)).toBe(false);

  const other = await childWith(game, switches);
  const second = await watched(other);
  await opens(game, other, without("friends"));
  expect((await other.call(contract.getDuelsOfFriends, {})).refusal.code).toBe("switched_off");
  expect(await looks(other, second.id)).toBe("no_battle");
});

test("a child whose play is over for today does not watch", async () => {
  const child = await childWith(game, switches);
  const { id } = await watched(child);
  await game.db.rows(`update allowances set minutes_a_day = 0 where player_id = $1`, [child.id]);

  expect(await looks(child, id)).toBe("no_battle");
});

test("the end of the friendship ends the watching at the next answer", async () => {
  const { cas, ann, id } = await watched();
  expect(await canWatch(cas, ann, id)).toBe(true);

  await ann.call(contract.removeFriend, { id: cas.id });

  expect(await canWatch(cas, ann, id)).toBe(false);
});

test("a duel of a friend against the computer is watched, too", async () => {
  const [cas, ann] = await two();
  await befriend(cas, ann);
  const duelId = await meetComputer(game, ann);

  expect(await canWatch(cas, ann, duelId)).toBe(true);
  expect(await looks(cas, duelId)).toMatchObject({ duelKind: "arena", otherKind: "computer" });
});
