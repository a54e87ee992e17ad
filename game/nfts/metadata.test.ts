import { expect, test } from "vitest";
import { bytesOf, metadataOf, NAME_MAX_BYTES } from "./metadata.ts";

const card = { rarity: "epic", element: "fire", attack: 40, defense: 31 } as const;
const named = (name: string) => metadataOf({ ...card, name }, "https://x.example/1.json");

test("a card's facts, in few words", () => {
  expect(named("Ember Drake")).toEqual({
    name: "Ember Drake",
    symbol: "TALE",
    uri: "https://x.example/1.json",
    fields: { rarity: "epic", element: "fire", attack: "40", defense: "31" },
  });
});

test.for([
  ["32 letters", "a".repeat(32), "a".repeat(32)],
  ["33 letters", "a".repeat(33), "a".repeat(32)],
  ["letters of two bytes", "é".repeat(17), "é".repeat(16)],
  ["letters of three", "龍".repeat(11), "龍".repeat(10)],
  ["one that would be cut in half", `${"a".repeat(30)}🐉`, "a".repeat(30)],
  ["a space at the end", `${"a".repeat(31)} b`, "a".repeat(31)],
] as const)("a name of %s is cut in whole letters", ([, name, kept]) => {
  expect(named(name).name).toBe(kept);
  expect(bytesOf(named(name).name)).toBeLessThanOrEqual(NAME_MAX_BYTES);
});

test.for([
  ["", 0],
  ["abc", 3],
  ["Élodie", 7],
  ["Жар-птица", 17],
  ["龍 🐉", 8],
] as const)("%s has %i bytes in UTF-8", ([text, bytes]) => {
  expect(bytesOf(text)).toBe(bytes);
});
