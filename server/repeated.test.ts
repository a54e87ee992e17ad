import { expect, test } from "vitest";
import { redeemInvite } from "#contract/invites.ts";
import * as ownData from "#contract/own-data.ts";
import { allChanges } from "./testing/changes/all-changes.ts";
import { goAhead, heldDb, hold } from "./testing/held.ts";
import { testGame } from "./testing/test-game.ts";

const game = await testGame();
Object.assign(game.deps, { db: heldDb(game.db) });

test("a request that ended its own session is answered as the first time, and no other", async () => {
  const player = await game.player();
  const browser = () => game.as({ ...player, jar: { ...before } });
  const before = { ...player.jar };
  const deletes = (key: string) =>
    browser().call(
      ownData.deleteOwnAccount,
      { username: player.username },
      { headers: { "idempotency-key": key } },
    );

  const first = await deletes("one");

  expect(first.status).toBe(200);
  expect(await deletes("one")).toEqual(first);
  expect((await deletes("another")).status).toBe(401);
});

test("every call of the document that changes something is tried, and no other", async () => {
  const document = (await game.visitor().send({ url: "/api/openapi.json" })).json<{
    paths: Record<string, object>;
  }>();
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const changing = calls.filter((call) => !call.startsWith("GET "));

  expect(allChanges.map(({ name }) => name).toSorted()).toEqual(changing.toSorted());
  expect(changing.length).toBeGreaterThan(100);
});

test("a refusal that is an answer is the answer of both of two equal requests", async () => {
  for (let [statement, isHeld] = [0, true]; isHeld; statement++) {
    const player = await game.player();
    const redeems = () =>
      player.call(
        redeemInvite,
        { inviteCode: "QQQQQQ" },
        { headers: { "idempotency-key": "one" } },
      );
    const held = hold(statement, redeems);
    const before = await held.stopped;
    const other = redeems();
    await goAhead(game.db, other);
    held.release();
    const [first, second] = await Promise.all([held.answer, other]);

    expect({ before, ...first }).toMatchObject({ before, status: 200, body: { success: false } });
    expect({ before, ...second }).toEqual({ before, ...first });
    isHeld = before !== null;
  }
});
