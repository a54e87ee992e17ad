import { expect, test } from "vitest";
import { testGame } from "#server/testing/test-game.ts";

/** It is reached as http://game.test, and by other names. */
const game = await testGame();

const call = async (headers: Record<string, string>) => {
  const player = await game.player();
  return (await player.send({ method: "POST", url: "/api/visit", headers, payload: {} }))
    .statusCode;
};

test.for([
  ["http://game.test", "game.test"],
  ["http://192.168.0.7:3000", "192.168.0.7:3000"],
  // A proxy ends TLS.
  ["https://cards.example", "cards.example"],
  ["https://cards.example", "cards.example:443"],
] as const)("a page of %s may call the game at %s", async ([origin, host]) => {
  expect(await call({ origin, host })).toBe(200);
});

test.for([
  ["https://game.test", "game.test"],
  ["http://game.test:8080", "game.test"],
  ["http://game.test.evil.example", "game.test"],
  ["http://cards.example:81", "cards.example"],
  ["ftp://cards.example", "cards.example"],
  ["null", "game.test"],
] as const)("a page of %s may not call the game at %s", async ([origin, host]) => {
  expect(await call({ origin, host })).toBe(403);
});
