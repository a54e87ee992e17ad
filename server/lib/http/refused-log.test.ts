import { Writable } from "node:stream";
import { expect, test } from "vitest";
import * as account from "#contract/account.ts";
import { openLog } from "#server/lib/log.ts";
import { testGame } from "#server/testing/test-game.ts";

const lines: string[] = [];
const to = new Writable({
  write(line, _, done) {
    lines.push(String(line));
    done();
  },
});
const game = await testGame({ log: openLog("warn", false, to) });

/** Without what the log adds by itself. */
const refused = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === "a request was refused")
    .map(({ code, call, player }) => ({ code, call, player }));

test("who tries what only admins may, from another site or too often stands in the log", async () => {
  const player = await game.player();
  const headers = { origin: "https://evil.test", "sec-fetch-site": "cross-site" };
  const password = "a-guess-of-mine";

  await player.send({ url: "/api/admin/stats" });
  await player.send({ method: "POST", url: "/api/visit", headers, payload: {} });
  for (let i = 0; i < 6; i++) {
    await game.visitor().call(account.login, { email: player.email, password });
  }

  expect(refused()).toEqual([
    { code: "not_admin", call: "GET /api/admin/stats", player: player.id },
    { code: "other_site", call: "POST /api/visit", player: null },
    { code: "too_many_tries", call: "POST /api/auth/login", player: null },
  ]);
  expect(lines.join("")).not.toContain(password);
  expect(lines.join("")).not.toContain(player.email);
});

test("a player's own mistakes do not, and a flood makes sixty lines a minute", async () => {
  const player = await game.player();
  const before = refused().length;
  await player.movesToVault("7");
  await player.send({ url: "/api/nothing" });
  expect(refused()).toHaveLength(before);

  for (let i = 0; i < 150; i++) await player.send({ url: "/api/admin/stats" });

  expect(refused().length).toBeGreaterThan(before);
  expect(refused().length).toBeLessThanOrEqual(120);
});
