import { expect, test } from "vitest";
import { isExpired, isRoomCode, refuseToJoin, refuseToPick, type Room } from "./room.ts";

const room = (changes: Partial<Room> = {}): Room => ({
  state: "open",
  creatorId: "ada",
  joinerId: null,
  expiresAtMs: 1000,
  ...changes,
});

test.for([
  [{}, "bo", 999, null],
  [{}, "ada", 999, "own_room"],
  [{}, "bo", 1000, "room_closed"],
  [{ state: "closed" }, "bo", 999, "room_closed"],
  [{ state: "picking", joinerId: "cy" }, "bo", 999, "room_full"],
  [{ state: "picking", joinerId: "bo" }, "bo", 999, null],
  [{ state: "closed", joinerId: "bo" }, "bo", 1000, null],
] as const)("a room %o is joined by %s at %i: %s", ([changes, player, nowMs, refusal]) => {
  expect(refuseToJoin(room(changes), player, nowMs)).toBe(refusal);
});

test.for([
  ["picking", 999, null],
  ["picking", 1000, "room_closed"],
  ["dueling", 1000, null],
  ["closed", 999, "room_closed"],
] as const)("in a room that is %s a team is picked at %i: %s", ([state, nowMs, refusal]) => {
  expect(refuseToPick(room({ state }), nowMs)).toBe(refusal);
});

test("only what waits can expire", () => {
  expect(isExpired(room(), 1000)).toBe(true);
  expect(isExpired(room({ state: "dueling" }), 1000)).toBe(false);
});

test("a code has six digits", () => {
  expect(["123456", "12345", "1234567", "12a456"].map(isRoomCode)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
