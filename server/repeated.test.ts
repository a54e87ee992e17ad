import { expect, test } from "vitest";
import * as ownData from "#contract/own-data.ts";
import { allChanges } from "./testing/changes/all-changes.ts";
import { testGame } from "./testing/test-game.ts";

const game = await testGame();

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
