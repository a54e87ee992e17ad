import { expect, test } from "vitest";
import { challengeStep, type ChallengeRoom, type Challenging } from "./challenge.ts";

const open = (creatorId: string, invitedId: string | null): ChallengeRoom => ({
  state: "open",
  creatorId,
  joinerId: null,
  invitedId,
});

const picking = (creatorId: string, joinerId: string, invitedId: string | null): ChallengeRoom => ({
  state: "picking",
  creatorId,
  joinerId,
  invitedId,
});

const both = picking("ann", "ben", null);

const cases: readonly [string, Partial<Challenging>, ReturnType<typeof challengeStep>][] = [
  ["both are free", {}, "open"],
  ["the friend is in a duel or asleep", { isFriendFree: false }, "friend_is_busy"],
  ["pressed twice", { own: open("ann", "ben") }, "same"],
  [
    "pressed again while the friend is busy",
    { own: open("ann", "ben"), isFriendFree: false },
    "same",
  ],
  ["the friend was first", { friends: open("ben", "ann") }, "join"],
  ["both pick in a room already", { own: both, friends: both }, "same"],
  ["an own room by code", { own: open("ann", null) }, "in_a_room"],
  ["an own challenge of a third player", { own: open("ann", "cas") }, "in_a_room"],
  ["a third player has come instead", { own: picking("ann", "cas", "ben") }, "in_a_room"],
  ["a room of the friend by code", { friends: open("ben", null) }, "friend_is_busy"],
  ["the friend has challenged a third", { friends: open("ben", "cas") }, "friend_is_busy"],
  ["the friend picks with a third", { friends: picking("ben", "cas", "ann") }, "friend_is_busy"],
];

test.each(cases)("%s", (_, challenging, step) => {
  const free = { playerId: "ann", friendId: "ben", own: null, friends: null, isFriendFree: true };
  expect(challengeStep({ ...free, ...challenging })).toBe(step);
});
