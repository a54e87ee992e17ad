import { expect, test } from "vitest";
import * as battle from "#contract/battle.ts";
import { exportChild } from "#contract/family.ts";
import * as contract from "#contract/friends.ts";
import { listNotifications } from "#contract/notifications.ts";
import { deleteOwnAccount, returnToAccount } from "#contract/own-data.ts";
import { switches } from "#game/account/capabilities.ts";
import { FRIEND_CODE_LENGTH } from "#game/friends/friend.ts";
import { CODE_LETTERS } from "#game/lib/codes.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { meet } from "#server/duel/test-duelists.ts";
import { childWith, family, opens } from "#server/family/test-children.ts";
import { openTab } from "#server/live/test-tab.ts";
import { testGame, type ActingPlayer, type Caller } from "#server/testing/test-game.ts";
import { accepts, asks, befriend, codeOf, dueled, friendsOf } from "./test-friends.ts";

const game = await testGame();

const two = async () => [await game.player(), await game.player()] as const;

const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name);

const told = async (player: Caller) =>
  (await player.call(listNotifications, {})).body.items.map(({ title, link }) => [title, link]);

const looksAfter = async (player: Caller, battleId: string) =>
  (await player.call(contract.getRival, { battleId })).body;

const asksAfter = (player: Caller, battleId: string) =>
  player.call(contract.askRival, { battleId });

test("one asks by the other's code, the other hears of it and says yes, and both are friends", async () => {
  const [ann, ben] = await two();
  const tab = await openTab(await game.url(), ben);
  expect(await friendsOf(ann)).toMatchObject({ code: null, friends: [], friendCount: 0 });

  const code = await codeOf(ben);
  const typed = ` ${code.slice(0, 4).toLowerCase()} - ${code.slice(4)} `;
  const asked = await ann.call(contract.askFriend, { code: typed });

  expect(asked.body).toEqual({ state: "asked", name: ben.username });
  await tab.hears("changed", ({ noun }) => noun === "friends");
  expect(namesOf((await friendsOf(ann)).sent)).toEqual([ben.username]);
  expect(namesOf((await friendsOf(ben)).received)).toEqual([ann.username]);
  expect(await told(ben)).toContainEqual([`${ann.username} wants to be your friend`, "/friends"]);

  expect((await accepts(ben, ann)).body).toEqual({ state: "friends", name: ann.username });

  for (const [player, other] of [
    [ann, ben],
    [ben, ann],
  ] as const) {
    const { friends, friendCount, sent, received } = await friendsOf(player);
    expect([namesOf(friends), friendCount, sent, received]).toEqual([[other.username], 1, [], []]);
  }
  expect(await told(ann)).toContainEqual([`${ben.username} is your friend now`, "/friends"]);
  tab.socket.close();
});

test("a request that is sent twice is one, and a second one from the other side is the yes", async () => {
  const [ann, ben] = await two();

  await asks(ann, ben);
  expect((await asks(ann, ben)).body.state).toBe("asked");
  expect((await friendsOf(ben)).received).toHaveLength(1);
  expect((await asks(ben, ann)).body.state).toBe("friends");

  expect((await asks(ann, ben)).refusal.code).toBe("already_friends");
  expect((await accepts(ben, ann)).body.state).toBe("friends");
  expect((await friendsOf(ann)).friendCount).toBe(1);
});

test("a player hears of the yes also when the other one has asked on the same day", async () => {
  const [ann, ben] = await two();
  await asks(ben, ann);
  await ben.call(contract.takeBackRequest, { id: ann.id });
  await asks(ann, ben);

  await accepts(ben, ann);

  expect(await told(ann)).toContainEqual([`${ben.username} is your friend now`, "/friends"]);
});

test("a no stops further requests for some weeks, and one's own request opens the way again", async () => {
  const [ann, ben] = await two();
  await asks(ann, ben);

  expect((await ben.call(contract.declineFriend, { id: ann.id })).status).toBe(200);

  expect((await friendsOf(ann)).sent).toEqual([]);
  expect((await asks(ann, ben)).refusal.code).toBe("unknown_code");
  const later = await game.another();
  later.wait(standardSettings.friendAskAgainDays * DAY_MS);
  expect((await asks(later.as(ann), ben)).body.state).toBe("asked");
  await ben.call(contract.declineFriend, { id: ann.id });
  expect((await asks(ben, ann)).body.state).toBe("asked");
  expect((await accepts(ann, ben)).body.state).toBe("friends");
});

test("what is exported of a player does not say who has said no to them", async () => {
  const { child, guardian } = await family(game, { band: "teen" });
  const ann = await game.player();
  const noes = async () => {
    const { body } = await guardian.call(exportChild, { id: child.id });
    return body.tables["friend_declines"]?.length ?? 0;
  };
  const ids = [child.id, ann.id];
  const decline = `insert into friend_declines (player_id, asker_id, declined_at)
                   values ($1, $2, now())`;

  await game.db.rows(decline, ids.toReversed());
  expect(await noes()).toBe(0);
  await game.db.rows(decline, ids);
  expect(await noes()).toBe(1);
});

test("a request is taken back, and a friendship is ended by either side", async () => {
  const [ann, ben] = await two();
  await asks(ann, ben);
  expect((await ann.call(contract.takeBackRequest, { id: ben.id })).status).toBe(200);
  expect((await accepts(ben, ann)).refusal.code).toBe("no_friend_request");

  await befriend(ann, ben);
  expect((await ben.call(contract.removeFriend, { id: ann.id })).status).toBe(200);

  expect((await friendsOf(ann)).friends).toEqual([]);
  expect((await asks(ann, ben)).refusal.code).toBe("unknown_code");
  expect((await asks(ben, ann)).body.state).toBe("asked");
});

test("a new code takes the place of the one before", async () => {
  const [ann, ben] = await two();
  const before = await codeOf(ben);
  const code = await codeOf(ben);

  expect((await ann.call(contract.askFriend, { code: before })).refusal.code).toBe("unknown_code");
  expect((await ann.call(contract.askFriend, { code })).body.state).toBe("asked");
  expect((await friendsOf(ben)).code).toBe(code);
});

test("wrong, own and closed codes: all but the own one are answered alike, and counted", async () => {
  const [ann, ben] = await two();
  const child = await childWith(game, switches);
  const closed = await codeOf(child);
  await opens(game, child, []);
  const left = await game.player();
  const ofLeft = await codeOf(left);
  await left.call(deleteOwnAccount, { username: left.username });
  await asks(ann, ben);
  await ben.call(contract.declineFriend, { id: ann.id });

  const codes = ["", "ABC", "A".repeat(FRIEND_CODE_LENGTH), closed, ofLeft, await codeOf(ben)];
  const answers = [];
  for (const code of codes) answers.push(await ann.call(contract.askFriend, { code }));

  const [first] = answers;
  expect(first).toMatchObject({ status: 404, refusal: { code: "unknown_code" } });
  expect(answers).toEqual(codes.map(() => first));
  const own = { code: await codeOf(ann) };
  expect((await ann.call(contract.askFriend, own)).refusal.code).toBe("own_code");
  for (const letter of [...CODE_LETTERS].slice(0, 4)) {
    await ann.call(contract.askFriend, { code: letter.repeat(FRIEND_CODE_LENGTH) });
  }
  expect((await ann.call(contract.askFriend, own)).status).toBe(429);
});

const teamOf = async (player: ActingPlayer) =>
  (await player.deck()).slice(0, 3).map(({ id }) => id);

test("after a live duel and a battle face to face the rival can be asked", async () => {
  const [ann, ben] = await two();
  const duelId = await dueled(ann, ben);
  expect(await looksAfter(ann, duelId)).toEqual({ state: "none", name: ben.username });
  const asked = { state: "asked", name: ben.username };
  expect((await asksAfter(ann, duelId)).body).toEqual(asked);
  expect(await looksAfter(ann, duelId)).toEqual(asked);
  expect((await looksAfter(ben, duelId)).state).toBe("wanted");
  await asksAfter(ben, duelId);
  expect((await looksAfter(ann, duelId)).state).toBe("friends");

  const [cas, dot] = await two();
  const own = { playerCards: await teamOf(cas) };
  const { battleCode, battleId } = (await cas.call(battle.createQrBattle, own)).body;
  await dot.call(battle.joinQrBattle, { battleCode, playerCards: await teamOf(dot) });
  expect((await asksAfter(dot, battleId)).status).toBe(404);
  await cas.call(battle.executeQrBattle, { battleId });
  expect((await asksAfter(dot, battleId)).body.name).toBe(cas.username);

  expect((await friendsOf(cas)).received).toHaveLength(1);
});

test("a battle that runs, of others, against the computer or of nothing names no rival", async () => {
  const [ann, ben] = await two();
  const stranger = await game.player();
  const over = await dueled(ann, ben);
  const quick = (await ann.battles()).body.id;

  const answers = [
    await asksAfter(ann, await meet(ann, ben)),
    await asksAfter(stranger, over),
    await asksAfter(ann, quick),
    await asksAfter(ann, "1"),
    await stranger.call(contract.getRival, { battleId: over }),
  ];

  expect(answers.map(({ status, refusal }) => [status, refusal.code])).toEqual(
    answers.map(() => [404, "no_fought_battle"]),
  );
});

test("a rival who has said no is not reached after a battle either", async () => {
  const [ann, ben] = await two();
  const battleId = await dueled(ann, ben);
  await asksAfter(ann, battleId);
  await ben.call(contract.declineFriend, { id: ann.id });

  expect((await asksAfter(ann, battleId)).refusal.code).toBe("not_reachable");
});

test("what is between others is nothing to a third player", async () => {
  const [ann, ben] = await two();
  const stranger = await game.player();
  await asks(ann, ben);

  const answers = [
    await accepts(stranger, ann),
    await stranger.call(contract.declineFriend, { id: ann.id }),
    await stranger.call(contract.takeBackRequest, { id: ben.id }),
    await stranger.call(contract.removeFriend, { id: ben.id }),
    // The one who asked cannot say the yes.
    await accepts(ann, ben),
    await ben.call(contract.takeBackRequest, { id: ann.id }),
  ];

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect((await friendsOf(ben)).received).toHaveLength(1);
});

test("lists of friends and of requests are full at their limits", async () => {
  const [ann, ben, cas] = [await game.player(), await game.player(), await game.player()];
  const limits = { friendsAtMost: 1, friendRequestsAtMost: 1 };
  const small = await game.another();
  Object.assign(small.deps, { settings: { ...small.deps.settings, ...limits } });
  await asks(small.as(ann), ben);

  expect((await asks(small.as(ann), cas)).refusal.code).toBe("requests_full");
  expect((await asks(small.as(cas), ben)).refusal.code).toBe("unknown_code");

  await asks(cas, ann);
  await accepts(ben, ann);
  const says = await small.as(ann).call(contract.acceptFriend, { id: cas.id });
  expect(says.refusal.code).toBe("friends_full");
  const dot = await game.player();
  await asks(dot, cas);
  await asks(ann, dot);
  const full = await small.as(dot).call(contract.acceptFriend, { id: ann.id });
  expect(full.refusal.code).toBe("other_is_full");
});

test("what a parent closes ends requests and hides friends, until it is open again", async () => {
  const [child, ann, ben] = [
    await childWith(game, switches),
    await game.player(),
    await game.player(),
  ];
  await befriend(child, ann);
  await asks(ben, child);

  await opens(
    game,
    child,
    switches.filter((each) => each !== "friends"),
  );

  expect((await child.call(contract.getFriends, {})).refusal.code).toBe("switched_off");
  expect((await friendsOf(ann)).friends).toEqual([]);
  expect((await friendsOf(ben)).sent).toEqual([]);

  await opens(game, child, switches);
  expect((await friendsOf(ann)).friendCount).toBe(1);
  expect((await friendsOf(child)).received).toEqual([]);
});

test("a friend who leaves is gone from the list, and back with the account", async () => {
  const [ann, ben] = await two();
  await befriend(ann, ben);
  await ben.call(deleteOwnAccount, { username: ben.username });
  expect((await friendsOf(ann)).friends).toEqual([]);
  expect((await ann.call(contract.removeFriend, { id: ben.id })).status).toBe(200);

  await game.visitor().call(returnToAccount, { email: ben.email, password: "lantern-of-moss" });
  expect((await friendsOf(ann)).friends).toEqual([]);
});
