import { expect, test } from "vitest";
import { grantNotifications } from "./grants.ts";

const nothing = { message: "Sorry!", coins: 0, credits: 0, copies: 0, card: "" };

test.each([
  [{ coins: 1 }, "1 coin"],
  [{ coins: 50, credits: 1 }, "50 coins and 1 credit"],
  [{ credits: 2, copies: 1, card: "Emberling" }, "2 credits and a card of Emberling"],
  [
    { coins: 5, credits: 2, copies: 3, card: "Emberling" },
    "5 coins, 2 credits and 3 cards of Emberling",
  ],
])("%j reads as %s", (gift, expected) => {
  const { text } = grantNotifications.compensated({ ...nothing, ...gift });

  expect(text).toBe(`Sorry! You have received ${expected}.`);
});
