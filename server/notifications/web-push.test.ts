import { expect, test, vi } from "vitest";
import * as account from "#contract/account.ts";
import * as contract from "#contract/notifications.ts";
import * as signIn from "#contract/account.ts";
import { newPushKeys, webPusher } from "#server/adapters/pusher/web-push.ts";
import { openPushService, subscribedBrowser } from "./test-push-service.ts";
import { testGame, type ActingPlayer, type Caller } from "#server/testing/test-game.ts";

const service = await openPushService();
const keys = newPushKeys();
const game = await testGame({
  adjust: () => ({
    pusher: webPusher({
      keys,
      contact: "mailto:hello@game.test",
      isAllowed: ({ origin }) => origin === service.origin,
    }),
  }),
});

type Browser = ReturnType<typeof subscribedBrowser>;

const subscribe = (caller: Pick<Caller, "call">, browser: Browser) =>
  caller.call(contract.subscribeToPush, { endpoint: browser.endpoint, keys: browser.keys });

const settings = async (player: ActingPlayer) =>
  (await player.call(contract.notificationSettings, {})).body;

/** The one thing that every player can make happen, and that is also sent to their devices. */
async function creates(player: ActingPlayer) {
  await player.creates("a small fox that guards a lighthouse");
  return vi.waitFor(
    async () => {
      const { items } = (await player.call(contract.listNotifications, {})).body;
      const notification = items.find(({ kind }) => kind === "created");
      expect(notification).toBeDefined();
      return notification!;
    },
    { timeout: 300_000, interval: 50 },
  );
}

const deliveredTo = ({ path }: Browser) =>
  service.delivered.filter((delivery) => delivery.path === path);

const delivered = (browser: Browser, times = 1) =>
  vi.waitFor(() => {
    const found = deliveredTo(browser);
    expect(found).toHaveLength(times);
    return found.map(({ body }) => browser.read(body));
  }, 300_000);

/** Until no message waits to be sent: each is a job, saved together with what happened. */
const allSent = () =>
  vi.waitFor(
    async () =>
      expect(
        await game.db.rows(
          `select id from jobs.job
            where name = 'send-push' and state in ('created', 'retry', 'active')`,
        ),
      ).toEqual([]),
    15_000,
  );

const newBrowser = () => subscribedBrowser(service.origin);

test("what happened comes to every browser of the player that asked for it, and to no other", async () => {
  const [player, other] = [await game.player(), await game.player()];
  const phone = game.visitor();
  await phone.call(signIn.login, { email: player.email, password: "lantern-of-moss" });
  const [atHome, onPhone, others] = [newBrowser(), newBrowser(), newBrowser()];
  await subscribe(player, atHome);
  await subscribe(phone, onPhone);
  await subscribe(other, others);
  expect((await settings(player)).browsers).toBe(2);

  const { id, title, text, link } = await creates(player);

  expect(await delivered(atHome)).toEqual([{ id, title, text, link }]);
  expect(await delivered(onPhone)).toEqual([{ id, title, text, link }]);
  expect(deliveredTo(others)).toEqual([]);
});

test("a browser belongs to the player who asked last", async () => {
  const [before, now] = [await game.player(), await game.player()];
  const browser = newBrowser();
  await Promise.all([subscribe(before, browser), subscribe(before, browser)]);
  await subscribe(now, browser);

  expect([(await settings(before)).browsers, (await settings(now)).browsers]).toEqual([0, 1]);
  await creates(before);
  await allSent();
  expect(deliveredTo(browser)).toEqual([]);
});

test("after logging out, a family's computer shows nothing more", async () => {
  const player = await game.player();
  const computer = game.visitor();
  await computer.call(signIn.login, { email: player.email, password: "lantern-of-moss" });
  const browser = newBrowser();
  await subscribe(computer, browser);

  await computer.call(account.logout, {});

  expect((await settings(player)).browsers).toBe(0);
  await creates(player);
  await allSent();
  expect(deliveredTo(browser)).toEqual([]);
});

test.for([404, 410])("a browser that is gone (%d) is forgotten", async (status) => {
  const player = await game.player();
  const browser = newBrowser();
  service.answers.set(browser.path, status);
  await subscribe(player, browser);

  await creates(player);

  await vi.waitFor(async () => expect((await settings(player)).browsers).toBe(0), 15_000);
});

test("a service that is away for a moment is tried again", async () => {
  const player = await game.player();
  const browser = newBrowser();
  service.answers.set(browser.path, 503);
  await subscribe(player, browser);

  const { title } = await creates(player);
  await delivered(browser);
  service.answers.delete(browser.path);

  const [, second] = await delivered(browser, 2);
  expect(second).toMatchObject({ title });
});

test("in quiet hours nothing is sent, and the bell has it anyway", async () => {
  const player = await game.player();
  const browser = newBrowser();
  await subscribe(player, browser);
  const now = new Date(game.deps.now());
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const quiet = {
    quietFrom: (minute + 1430) % 1440,
    quietTo: (minute + 60) % 1440,
    timeZone: "UTC",
  };

  expect((await player.call(contract.saveNotificationSettings, quiet)).body).toMatchObject(quiet);
  await creates(player);

  await allSent();
  expect(deliveredTo(browser)).toEqual([]);
  expect((await player.call(account.currentUser, {})).body.unreadNotifications).toBeGreaterThan(0);
});

test("an eleventh browser replaces the first", async () => {
  const player = await game.player();
  const browsers = Array.from({ length: 11 }, newBrowser);
  for (const browser of browsers) await subscribe(player, browser);

  expect((await settings(player)).browsers).toBe(10);
  await player.call(contract.unsubscribeFromPush, { endpoint: browsers[0]!.endpoint });
  expect((await settings(player)).browsers).toBe(10);
  await player.call(contract.unsubscribeFromPush, { endpoint: browsers[10]!.endpoint });
  expect((await settings(player)).browsers).toBe(9);
});

test("nobody turns off the browser of another", async () => {
  const [player, other] = [await game.player(), await game.player()];
  const browser = newBrowser();
  await subscribe(player, browser);

  await other.call(contract.unsubscribeFromPush, { endpoint: browser.endpoint });

  expect((await settings(player)).browsers).toBe(1);
});

test("this server calls no address that somebody makes up", async () => {
  const player = await game.player();
  const { keys: own } = newBrowser();

  const answer = await player.call(contract.subscribeToPush, {
    endpoint: "https://127.0.0.1/internal",
    keys: own,
  });

  expect([answer.status, answer.refusal.code]).toEqual([400, "unknown_push_service"]);
  expect((await settings(player)).browsers).toBe(0);
});

test.for([
  [{ quietFrom: 60, quietTo: null }, "Quiet hours need a beginning and an end."],
  [{ quietFrom: 60, quietTo: 60 }, "Quiet hours cannot begin and end at the same time."],
  [{ timeZone: "Moon/Crater" }, "This time zone is not known here."],
] as const)("quiet hours of %j are refused", async ([wrong, message]) => {
  const player = await game.player();
  const input = { quietFrom: 60, quietTo: 120, timeZone: "UTC", ...wrong };

  const { status, refusal } = await player.call(contract.saveNotificationSettings, input);

  expect([status, refusal.message]).toEqual([400, message]);
  expect((await settings(player)).quietFrom).toBe(null);
});

test("all servers of a game sign with one pair of keys", async () => {
  const rows = await game.db.rows<{ key: string }>(`select public_key as key from push_keys`);
  expect(rows).toHaveLength(1);
  expect(rows[0]!.key).toMatch(/^[\w-]{87}$/);
});
