import { expect, test } from "vitest";
import {
  claimsOf,
  openPushService,
  subscribedBrowser,
} from "#server/notifications/test-push-service.ts";
import { isKnownService, newPushKeys, webPusher } from "./web-push.ts";

const service = await openPushService();
const keys = newPushKeys();
const contact = "mailto:hello@taleborn.example";
const pusher = webPusher({ keys, contact, isAllowed: ({ origin }) => origin === service.origin });

const targetOf = ({ endpoint, keys: { p256dh, auth } }: ReturnType<typeof subscribedBrowser>) => ({
  endpoint,
  p256dh,
  auth,
});

test("only the browser can read the message, and the service knows who sends it", async () => {
  const browser = subscribedBrowser(service.origin);

  expect(await pusher.send(targetOf(browser), JSON.stringify({ title: "Gæst!" }))).toBe("sent");

  const { headers, body } = service.delivered.find(({ path }) => path === browser.path)!;
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
  expect(body.toString()).not.toContain("Gæst");
  expect(browser.read(body)).toEqual({ title: "Gæst!" });
  const { key, claims } = claimsOf(headers.authorization ?? "");
  expect(key).toBe(keys.publicKey);
  expect(claims).toMatchObject({ aud: service.origin, sub: contact });
});

test.for([
  [200, "sent"],
  [404, "gone"],
  [410, "gone"],
  [403, "refused"],
  [413, "refused"],
  [302, "refused"],
] as const)("an answer of %d means %s", async ([status, outcome]) => {
  const browser = subscribedBrowser(service.origin);
  service.answers.set(browser.path, status);

  expect(await pusher.send(targetOf(browser), "{}")).toBe(outcome);

  expect(service.delivered.some(({ path }) => path === "/elsewhere")).toBe(false);
});

test.for([429, 500, 503])("an answer of %d is worth another try", async (status) => {
  const browser = subscribedBrowser(service.origin);
  service.answers.set(browser.path, status);
  await expect(pusher.send(targetOf(browser), "{}")).rejects.toThrow(String(status));
});

test.for([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["https://wns2-am3p.notify.windows.com/w/?token=abc", true],
  ["https://web.push.apple.com/abc", true],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://fcm.googleapis.com:8443/abc", false],
  ["https://someone@fcm.googleapis.com/abc", false],
  ["https://fcm.googleapis.com.evil.example/abc", false],
  ["https://evil-fcm.googleapis.com/abc", false],
  ["https://evilpush.apple.com/abc", false],
  ["https://127.0.0.1/abc", false],
  ["https://localhost/abc", false],
  ["https://[::1]/abc", false],
  ["https://169.254.169.254/latest", false],
] as const)("may %s be called: %s", ([endpoint, isIt]) => {
  expect(isKnownService(new URL(endpoint))).toBe(isIt);
});

test.for([
  ["another address", { endpoint: "http://127.0.0.1:1/send" }],
  ["no address", { endpoint: "not an address" }],
  ["a key that is on no curve", { p256dh: Buffer.alloc(65, 4).toString("base64url") }],
  ["a short key", { p256dh: "AAAA" }],
  ["a short secret", { auth: "AAAA" }],
])("%s cannot be reached", ([, wrong]) => {
  const target = targetOf(subscribedBrowser(service.origin));

  expect(pusher.canReach(target)).toBe(true);
  expect(pusher.canReach({ ...target, ...(wrong as object) })).toBe(false);
});
