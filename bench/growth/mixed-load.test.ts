import { expect, test } from "vitest";
import { createCard } from "#contract/creation.ts";
import { readId } from "#contract/ids.ts";
import { mixedCalls } from "./mixed-load.ts";

const people = (what: string, howMany: number) =>
  Array.from({ length: howMany }, (_, i) => ({
    id: `${what} ${i}`,
    email: `${what}${i}@bench.test`,
    token: `${what} ${i}`,
    team: [readId<"ownedCard">(`card of ${i}`)],
  }));

const players = people("player", 300);
const deals = players.map(({ id }, i) => ({ buyerId: id, listingId: `listing ${i}` }));

function firstCalls(howMany: number) {
  const calls = mixedCalls({ players, visitors: people("visitor", 3), deals });
  return Array.from({ length: howMany }, () => calls.next().value);
}

test("every second is as mixed as two hours are", () => {
  const perSecond = 100;
  const calls = firstCalls(511);
  const battles = Array.from(
    { length: Math.floor(calls.length / perSecond) },
    (_, second) =>
      calls
        .slice(second * perSecond, (second + 1) * perSecond)
        .filter(({ path }) => path === "/api/battles/quick").length,
  );

  expect(Math.min(...battles)).toBeGreaterThanOrEqual(8);
  expect(Math.max(...battles)).toBeLessThanOrEqual(11);
});

test("as many cards are made as there are players before one of them makes a second", () => {
  const creations = firstCalls(511 * 150).filter(({ path }) => path === createCard.path);

  expect(creations).toHaveLength(players.length);
  expect(new Set(creations.map(({ token }) => token)).size).toBe(players.length);
});
