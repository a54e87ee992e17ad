import { expect, test } from "vitest";
import { DAY_MS } from "#game/lib/day.ts";
import { refuseToAccept, refuseToAsk, type AskingFriend } from "./friend.ts";

const limits = { friendsAtMost: 5, friendRequestsAtMost: 3, friendAskAgainDays: 10 };

const none = { friends: 0, sent: 0, received: 0 };

const strangers: AskingFriend = {
  isSelf: false,
  areFriends: false,
  isOpenToOther: true,
  refusedAtMs: null,
  isWanted: false,
  own: none,
  other: none,
};

const NOW = 100 * DAY_MS;

const refusal = (asking: Partial<AskingFriend>) =>
  refuseToAsk({ ...strangers, ...asking }, limits, NOW);

test.for<[string, Partial<AskingFriend>, string | null]>([
  ["a stranger", {}, null],
  ["oneself", { isSelf: true }, "own_code"],
  ["a friend", { areFriends: true }, "already_friends"],
  ["a player to whom it is closed", { isOpenToOther: false }, "not_reachable"],
  ["a player with all friends", { other: { ...none, friends: 5 } }, "not_reachable"],
  ["a player with nearly all friends", { other: { ...none, friends: 4 } }, null],
  ["a player with many requests", { other: { ...none, received: 3 } }, "not_reachable"],
  ["a player who has sent many", { other: { ...none, sent: 3 } }, null],
  ["a player who said no yesterday", { refusedAtMs: NOW - DAY_MS }, "not_reachable"],
  ["a player who said no long ago", { refusedAtMs: NOW - 10 * DAY_MS }, null],
  ["a player, with all friends of one's own", { own: { ...none, friends: 5 } }, "friends_full"],
  ["a player, after many requests", { own: { ...none, sent: 3 } }, "requests_full"],
  ["a player, with many to answer", { own: { ...none, received: 3 } }, null],
])("may ask %s: %s", ([, asking, expected]) => {
  expect(refusal(asking)).toBe(expected);
});

test("a player who has asked first has said yes, however many requests there are", () => {
  const full = { ...none, sent: 3, received: 3 };
  expect(refusal({ isWanted: true, own: full, other: full })).toBeNull();
  expect(refusal({ isWanted: true, refusedAtMs: NOW })).toBeNull();
  expect(refusal({ isWanted: true, isOpenToOther: false })).toBe("not_reachable");
});

test("why a player cannot be asked is one refusal, whatever else is in the way", () => {
  const own = { ...none, friends: 5, sent: 3 };
  const closed = [
    refusal({ own, isOpenToOther: false }),
    refusal({ own, refusedAtMs: NOW }),
    refusal({ own, other: { ...none, friends: 5 } }),
  ];
  expect(new Set(closed)).toEqual(new Set(["not_reachable"]));
});

test("neither of two friends may have all friends already", () => {
  const [few, all] = [{ friends: 4 }, { friends: 5 }];
  expect(refuseToAccept(few, few, limits)).toBeNull();
  expect(refuseToAccept(all, few, limits)).toBe("friends_full");
  expect(refuseToAccept(few, all, limits)).toBe("other_is_full");
});
