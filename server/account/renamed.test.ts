import { expect, test } from "vitest";
import { renamed } from "./renamed.ts";

test.each([
  [
    { username: "open", state: "open" },
    { username: "Kind Owl", state: "open" },
  ],
  [
    { trader: "open", names: ["open"] },
    { trader: "Kind Owl", names: ["Kind Owl"] },
  ],
  [
    { friend: "open", card: "open" },
    { friend: "Kind Owl", card: "Kind Owl" },
  ],
  [{ rows: [{ opponentName: "open" }] }, { rows: [{ opponentName: "Kind Owl" }] }],
  [{ message: "open, you won. Reopen it." }, { message: "Kind Owl, you won. Reopen it." }],
  [
    { count: 3, none: null, name: "opening" },
    { count: 3, none: null, name: "opening" },
  ],
])("%j becomes %j", (before, after) => {
  expect(renamed(before, "open", "Kind Owl")).toEqual(after);
});

test("a name is no pattern", () => {
  expect(renamed("Hello a.b, not aXb", "a.b", "$&")).toBe("Hello $&, not aXb");
});
