import { expect, test } from "vitest";
import { currentUser } from "#contract/account.ts";
import { listPackages } from "#contract/purchases.ts";
import { testGame } from "#server/testing/test-game.ts";
import { countRead } from "./reads.ts";

const game = await testGame();

const exhausts = async (reader: Parameters<typeof countRead>[0]) => {
  const counted = { count: 0 };
  try {
    for (;;) {
      await countRead(reader, game.deps);
      counted.count++;
    }
  } catch {
    return counted.count;
  }
};

test("a player who reads without a pause is stopped, and nobody else is", async () => {
  const [script, other] = [await game.player(), await game.player()];
  const signedIn = { player: { id: script.id } } as Parameters<typeof countRead>[0]["signedIn"];

  expect(await exhausts({ signedIn, ip: "127.0.0.1" })).toBeGreaterThan(5_000);

  const stopped = await script.call(currentUser, {});
  expect([stopped.status, stopped.refusal.code]).toEqual([429, "too_many_tries"]);
  expect((await other.call(currentUser, {})).status).toBe(200);
});

const visits = async (remoteAddress: string) =>
  (await game.app.inject({ url: listPackages.path, remoteAddress })).statusCode;

test("visitors of one address are counted together, and those of another are not stopped", async () => {
  expect(await exhausts({ signedIn: null, ip: "203.0.113.7" })).toBeGreaterThan(8_000);

  expect(await visits("203.0.113.7")).toBe(429);
  expect(await visits("203.0.113.8")).toBe(200);
});
