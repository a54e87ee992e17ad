import { WebSocket } from "ws";
import { expect, test, vi } from "vitest";
import { logout } from "#contract/account.ts";
import { createRoom, joinRoom } from "#contract/rooms.ts";
import type { LiveNoun } from "#contract/live.ts";
import { nudgeText } from "#server/lib/nudges.ts";
import { openTab, refusalOf, type Tab } from "./test-tab.ts";
import { testGame, type Caller } from "#server/testing/test-game.ts";

const game = await testGame();
const url = await game.url();

const statusOf = (headers: Record<string, string>) => refusalOf(url, headers);

const cookieOf = ({ jar }: Caller) => ({ cookie: jar.cookie ?? "" });

test("a socket needs a session", async () => {
  expect(await statusOf({})).toBe(401);
  expect(await statusOf({ cookie: "sid=invented" })).toBe(401);
});

test("a page of another site gets no socket, even with a session", async () => {
  const player = await game.player();

  expect(await statusOf({ ...cookieOf(player), origin: "https://evil.test" })).toBe(403);
  expect(await statusOf({ ...cookieOf(player), origin: "null" })).toBe(403);
  const tab = await openTab(url, player, { origin: "http://game.test" });
  tab.socket.close();
});

test("without an upgrade there is nothing to see", async () => {
  const player = await game.player();
  expect((await player.send({ url: "/api/push" })).statusCode).toBe(404);
});

test.for([
  ["more than 200 bytes", JSON.stringify({ kind: "follow", duelId: "x".repeat(300) }), 1009],
  ["no JSON", "hello", 1008],
  ["something else", JSON.stringify({ kind: "shout" }), 1008],
  ["bytes", Buffer.from([1, 2, 3]), 1008],
] as const)("%s closes the socket", async ([, message, code]) => {
  const tab = await openTab(url, await game.player());
  tab.socket.send(message);
  expect(await tab.closed).toBe(code);
});

test("who says too much is let go, through however many sockets", async () => {
  const [player, other] = [await game.player(), await game.player()];
  const tabs = [];
  for (let i = 0; i < 10; i++) tabs.push(await openTab(url, player));
  const stays = await openTab(url, other);

  for (const tab of tabs) for (let i = 0; i < 121; i++) tab.said({ kind: "ping" });

  expect(await Promise.race(tabs.map(({ closed }) => closed))).toBe(1008);
  stays.said({ kind: "ping" });
  expect(await stays.hears("pong")).toEqual({ kind: "pong" });
  for (const { socket } of [...tabs, stays]) socket.close();
});

test("a tab that asks whether the server is there is answered", async () => {
  const tab = await openTab(url, await game.player());
  tab.said({ kind: "ping" });
  expect(await tab.hears("pong")).toEqual({ kind: "pong" });
  tab.socket.close();
});

test("the sockets of a session close with it, and those of other players stay", async () => {
  const [player, other] = [await game.player(), await game.player()];
  const tabs = [await openTab(url, player), await openTab(url, player)];
  const stays = await openTab(url, other);

  await player.call(logout, {});

  expect(await Promise.all(tabs.map((tab) => tab.closed))).toEqual([4401, 4401]);
  expect(stays.socket.readyState).toBe(WebSocket.OPEN);
  stays.socket.close();
});

test("every tab of a player hears what changed, at whichever server it is, and nobody else", async () => {
  const [creator, joiner, stranger] = [
    await game.player(),
    await game.player(),
    await game.player(),
  ];
  const other = await game.another();
  const here = await openTab(url, creator);
  const there = await openTab(await other.url(), other.as(creator));
  const unconcerned = await openTab(url, stranger);
  const { joinCode } = (await creator.call(createRoom, {})).body;

  await joiner.call(joinRoom, { joinCode });

  const heard = await Promise.all([here, there].map((tab) => tab.hears("changed")));
  expect(heard.map(({ noun }) => noun)).toEqual(["rooms", "rooms"]);
  expect(unconcerned.heard).toEqual([]);
  for (const tab of [here, there, unconcerned]) tab.socket.close();
});

test("when the server could not hear what changed, every tab comes back and asks again", async () => {
  const tab = await openTab(url, await game.player());
  await game.db.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen taleborn'`,
  );
  expect(await tab.closed).toBe(1012);
});

test("who does not read is let go", async () => {
  const player = await game.player();
  const tab = await openTab(url, player);
  tab.socket.pause();
  let sent = 0;
  // Called after the sockets were: they have listened for longer.
  game.deps.nudges.listen("player", ({ playerId }) => (sent += Number(playerId === player.id)));

  for (let n = 0; n < 4000; n++) {
    const noun = `${n}${"x".repeat(7000)}` as LiveNoun;
    game.db.afterCommit(nudgeText({ about: "player", playerId: player.id, noun }));
  }

  await vi.waitFor(() => expect(sent).toBe(4000), 20_000);
  tab.socket.resume();
  expect(await tab.closed).toBe(1006);
  expect(tab.heard.length).toBeLessThan(4000);
});

test("a twenty-first tab closes the first one", async () => {
  const player = await game.player();
  const tabs = [];
  for (let i = 0; i < 21; i++) tabs.push(await openTab(url, player));

  expect(await tabs[0]?.closed).toBe(4429);
  expect(tabs.slice(1).map(({ socket }) => socket.readyState)).toEqual(Array(20).fill(1));
  for (const tab of tabs) tab.socket.close();
});

/** Only by what is written does a tab that reads nothing notice that its connection is gone. */
function isOpen({ socket }: Tab): boolean {
  socket.ping();
  return socket.readyState === WebSocket.OPEN;
}

test("tabs beyond twenty lose their place at once, also when they do not answer", async () => {
  const other = await game.another();
  const player = other.as(await game.player());
  const tabs: Tab[] = [];
  for (let i = 0; i < 24; i++) {
    const tab = await openTab(await other.url(), player);
    tab.socket.pause();
    tabs.push(tab);
  }

  expect(other.deps.sockets.count()).toBe(20);
  await expect.poll(() => tabs.filter(isOpen).length, { timeout: 15_000 }).toBe(20);
  for (const { socket } of tabs) socket.terminate();
});

test("a server that stops says so to everybody", async () => {
  const other = await game.another();
  const tab = await openTab(await other.url(), other.as(await game.player()));

  await other.stop();

  expect(await tab.closed).toBe(1012);
});
