import { expect, test } from "vitest";
import { readPushMessage, windowFor } from "./push-message.ts";

const sent = { id: 7, title: "Serafawn was sold", text: "You received 114 coins.", link: "/cards" };

test("a message says what happened and leads to its page", () => {
  expect(readPushMessage(JSON.stringify(sent))).toEqual({
    title: "Serafawn was sold",
    text: "You received 114 coins.",
    link: "/cards",
    tag: "notification-7",
  });
});

test.for([undefined, "", "no message", "null", "[]", '{"title":""}', '{"text":"alone"}'])(
  "%j is shown as something that happened",
  (data) => {
    expect(readPushMessage(data)).toMatchObject({ title: "Taleborn", link: "/" });
  },
);

test.for([
  ["/card/7", "/card/7"],
  ["", "/"],
  ["https://evil.example/", "/"],
  ["//evil.example/", "/"],
  ["/\\evil.example/", "/"],
  ["javascript:alert(1)", "/"],
  [7, "/"],
] as const)("a link to %j opens %s", ([link, page]) => {
  expect(readPushMessage(JSON.stringify({ ...sent, link })).link).toBe(page);
});

const at = (path: string, focused = false) => ({ url: `https://game.example${path}`, focused });

test("a message opens in the window in use, and never in one with a duel", () => {
  expect(windowFor([at("/"), at("/cards", true)])).toEqual(at("/cards", true));
  expect(windowFor([at("/duel/7", true), at("/cards")])).toEqual(at("/cards"));
  expect(windowFor([at("/duel/7", true)])).toBeUndefined();
  expect(windowFor([])).toBeUndefined();
});
