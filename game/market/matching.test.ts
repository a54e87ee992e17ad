import { array, assert, constantFrom, integer, property, record, tuple } from "fast-check";
import { expect, test } from "vitest";
import { findMatch, type IncomingOrder, type RestingOrder } from "./matching.ts";

const waiting = (playerId: string, price: number, position = 1): RestingOrder => ({
  playerId,
  price,
  position,
  mostToPay: null,
});

const sells = (price: number): IncomingOrder => ({ playerId: "me", price, wants: "to_sell" });
const buys = (price: number): IncomingOrder => ({ playerId: "me", price, wants: "to_buy" });

test("who comes later gets the better price", () => {
  expect(findMatch(sells(40), [waiting("a", 50)])?.price).toBe(50);
  expect(findMatch(buys(50), [waiting("a", 40)])?.price).toBe(40);
});

test("the best price comes first, then the oldest", () => {
  const book = [waiting("a", 50, 2), waiting("b", 60, 3), waiting("c", 60, 1)];
  expect(findMatch(sells(10), book)?.playerId).toBe("c");
  expect(findMatch(buys(90), book)?.playerId).toBe("a");
});

test("nobody trades with himself, but with the next", () => {
  expect(findMatch(sells(10), [waiting("me", 60), waiting("a", 50)])?.playerId).toBe("a");
  expect(findMatch(buys(90), [waiting("me", 60)])).toBe(null);
});

test("two who deal with each other do not pass coins on by an order", () => {
  const dear = { ...waiting("a", 1000), mostToPay: 900 };
  expect(findMatch(sells(10), [dear])).toBe(null);
  expect(findMatch(sells(10), [dear, waiting("b", 20)])?.playerId).toBe("b");
});

const anyPrice = integer({ min: 1, max: 30 });

const anyNewcomer = record({
  playerId: constantFrom("a", "b", "c", "d"),
  price: anyPrice,
  wants: constantFrom("to_sell" as const, "to_buy" as const),
});

/** Places one after the other, as the server does: an order without a match waits. */
function place(newcomers: readonly IncomingOrder[]) {
  const book = { to_sell: [] as RestingOrder[], to_buy: [] as RestingOrder[] };
  const deals: { newcomer: IncomingOrder; price: number }[] = [];
  for (const [position, newcomer] of newcomers.entries()) {
    const other = newcomer.wants === "to_sell" ? "to_buy" : "to_sell";
    const deal = findMatch(newcomer, book[other]);
    if (deal) {
      book[other] = book[other].filter((each) => each !== deal);
      deals.push({ newcomer, price: deal.price });
    } else {
      book[newcomer.wants].push({ ...newcomer, position, mostToPay: null });
    }
  }
  return { book, deals };
}

test("nobody gets a worse price than they named", () => {
  assert(
    property(array(anyNewcomer, { maxLength: 60 }), (newcomers) => {
      for (const { newcomer, price } of place(newcomers).deals) {
        const gain = price - newcomer.price;
        expect(newcomer.wants === "to_sell" ? gain : -gain).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test("no two rest beside each other who would trade", () => {
  assert(
    property(array(anyNewcomer, { maxLength: 60 }), (newcomers) => {
      const { book } = place(newcomers);
      for (const listing of book.to_sell) {
        for (const order of book.to_buy) {
          const isCrossed = order.price >= listing.price && order.playerId !== listing.playerId;
          expect(isCrossed).toBe(false);
        }
      }
    }),
  );
});

test("the order in which the book is read does not matter", () => {
  assert(
    property(anyNewcomer, array(tuple(constantFrom("a", "b", "x"), anyPrice)), (newcomer, rows) => {
      const book = rows.map(([playerId, price], i) => waiting(playerId, price, i));
      expect(findMatch(newcomer, book.toReversed())).toEqual(findMatch(newcomer, book));
    }),
  );
});
