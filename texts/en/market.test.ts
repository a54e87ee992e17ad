import { expect, test } from "vitest";
import { priceRemarks, sellRefusals } from "./market.ts";

test("the question about an unusual price names both prices", () => {
  expect(sellRefusals.unusual_price({ price: 100, usual: 20.5 })).toBe(
    "This card usually sells for about 21 coins. Do you really want to ask for 100?",
  );
});

test("the highest price reads as a number does", () => {
  expect(priceRemarks.too_high).toBe("A price is at most 1,000,000 coins.");
});
