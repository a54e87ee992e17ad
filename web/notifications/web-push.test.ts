import { beforeEach, expect, test, vi } from "vitest";
import { fakeServer, refused } from "#web/lib/test-screen.tsx";
import { webPushState, renewWebPush, turnWebPushOff, turnWebPushOn } from "./web-push.ts";

/** What a browser has and jsdom has not: a worker, and a push service behind it. */
const browser = {
  permission: "default" as NotificationPermission,
  /** The player's answer to the browser's question. */
  answer: "granted" as NotificationPermission,
  subscription: null as null | { endpoint: string },
  made: 0,
};

const settings = { publicKey: "K", browsers: 1, quietFrom: null, quietTo: null, timeZone: "UTC" };

const pushManager = {
  getSubscription: async () => browser.subscription,
  subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
    const endpoint = `https://push.example/${applicationServerKey}/${++browser.made}`;
    browser.subscription = Object.assign(
      { endpoint },
      {
        toJSON: () => ({ endpoint, keys: { p256dh: "P", auth: "A" } }),
        unsubscribe: async () => (browser.subscription = null),
      },
    );
    return browser.subscription;
  },
};

function server() {
  return fakeServer({
    "POST /api/notifications/push": settings,
    "DELETE /api/notifications/push": settings,
  });
}

beforeEach(() => {
  Object.assign(browser, { permission: "default", answer: "granted", subscription: null, made: 0 });
  const registration = { pushManager };
  const workers = {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: workers });
  vi.stubGlobal("PushManager", Object);
  vi.stubGlobal("Notification", {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => (browser.permission = browser.answer),
  });
});

const linesOf = (calls: { line: string; body: unknown }[]) => calls.map(({ line }) => line);

test("a press asks, subscribes with the game's key, and tells the game where to send", async () => {
  const { calls } = server();
  expect(await webPushState("ann")).toBe("off");

  expect(await turnWebPushOn("ann", "KEY")).toBe("on");

  expect(calls).toEqual([
    {
      line: "POST /api/notifications/push",
      body: { endpoint: "https://push.example/KEY/1", keys: { p256dh: "P", auth: "A" } },
    },
  ]);
  expect(await webPushState("ann")).toBe("on");
});

test("the messages are of one player: another one in the same browser has not asked", async () => {
  server();
  await turnWebPushOn("ann", "KEY");
  expect(await webPushState("ben")).toBe("off");
});

test.for([
  ["denied", "blocked", "blocked"],
  ["default", "off", "off"],
] as const)("who answers %j gets no messages: %s", async ([answer, outcome, later]) => {
  const { calls } = server();
  browser.answer = answer;

  expect(await turnWebPushOn("ann", "KEY")).toBe(outcome);

  expect(calls).toEqual([]);
  expect(await webPushState("ann")).toBe(later);
});

test("what the game refuses is not on", async () => {
  const message = "This browser's message service is not one that the game can use.";
  const { answers } = server();
  answers["POST /api/notifications/push"] = refused(400, "unknown_push_service", message);

  await expect(turnWebPushOn("ann", "KEY")).rejects.toThrow(message);

  expect(await webPushState("ann")).toBe("off");
});

test("off is off for the game and for the browser", async () => {
  const { calls } = server();
  await turnWebPushOn("ann", "KEY");

  expect(await turnWebPushOff()).toBe("off");

  expect(calls.at(-1)).toEqual({
    line: "DELETE /api/notifications/push",
    body: { endpoint: "https://push.example/KEY/1" },
  });
  expect(browser.subscription).toBeNull();
  expect(await webPushState("ann")).toBe("off");
});

test("off is off for the browser, too, when the game does not answer", async () => {
  const { answers } = server();
  await turnWebPushOn("ann", "KEY");
  answers["DELETE /api/notifications/push"] = refused(503, "away", "The game is away.");

  expect(await turnWebPushOff()).toBe("off");

  expect(browser.subscription).toBeNull();
});

test("a browser that cannot turn messages off still says that they are on", async () => {
  server();
  await turnWebPushOn("ann", "KEY");
  Object.assign(browser.subscription!, { unsubscribe: () => Promise.reject(new Error("busy")) });

  await expect(turnWebPushOff()).rejects.toThrow("busy");

  expect(await webPushState("ann")).toBe("on");
});

test("after another sign-in the game is told again, once a tab, and for that player only", async () => {
  const { calls } = server();
  await turnWebPushOn("ann", "KEY");
  calls.length = 0;

  await renewWebPush("ben");
  expect(calls).toEqual([]);
  await renewWebPush("ann");
  await renewWebPush("ann");
  expect(linesOf(calls)).toEqual(["POST /api/notifications/push"]);
});

test("after logging out nobody's messages are renewed", async () => {
  const { calls } = server();
  await turnWebPushOn("ann", "KEY");
  calls.length = 0;
  localStorage.clear();

  await renewWebPush("ann");

  expect(calls).toEqual([]);
});

test.for([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)", "needs-app"],
  ["Mozilla/5.0 (X11; Linux x86_64)", "impossible"],
] as const)("without a push service %j means %s", async ([agent, state]) => {
  Reflect.deleteProperty(globalThis, "PushManager");
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agent);
  expect(await webPushState("ann")).toBe(state);
});
