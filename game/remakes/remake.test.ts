import { expect, test } from "vitest";
import { refuseToRemake, withOtherName } from "./remake.ts";

const made = {
  madeBy: "owner",
  nftAddress: null,
  imageUrl: "/pictures/1.webp",
  isElsewhere: false,
} as const;

test.for([
  [{}, null],
  [{ madeBy: "player" }, "not_own_making"],
  [{ madeBy: "game" }, "not_own_making"],
  [{ nftAddress: "mint" }, "made_is_nft"],
  [{ isElsewhere: true }, "made_is_elsewhere"],
  [{ imageUrl: "/api/art/forgotten.svg" }, "made_is_hidden"],
] as const)("of a card with %j the answer is %s", ([change, refusal]) => {
  expect(refuseToRemake({ ...made, ...change })).toBe(refusal);
});

test.for([
  [
    "Ember woke. Ember's tail glows, and Embers fall.",
    "Ash woke. Ash's tail glows, and Embers fall.",
  ],
  ["No name at all.", "No name at all."],
  ["“Ember”, they call.", "“Ash”, they call."],
] as const)("%s", ([text, renamed]) => {
  expect(withOtherName(text, { from: "Ember", to: "Ash" })).toBe(renamed);
});

test("signs in a name are only signs", () => {
  expect(withOtherName("Mr. $& (Moss) sleeps.", { from: "Mr. $& (Moss)", to: "$1" })).toBe(
    "$1 sleeps.",
  );
});

test("a name may have every sign that a keyboard has", () => {
  const keyboard = Array.from({ length: 0x7e - 0x20 }, (_, i) => String.fromCodePoint(0x21 + i));
  for (const sign of keyboard) {
    const from = `Moss${sign}Cat`;
    expect(withOtherName(`${from} sleeps.`, { from, to: "Ash" })).toBe("Ash sleeps.");
  }
});
