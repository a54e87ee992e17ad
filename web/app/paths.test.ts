import { expect, test } from "vitest";
import { answerFor, findScreen } from "./paths.ts";
import { screens, type ScreenPath } from "./screen-table.ts";

const accessOf = (path: ScreenPath) => screens.find((screen) => screen.path === path)!.access;

/** Part 1, section 2, word for word; a path that it does not list is a 404 for visitors. */
const sentToLogin: ScreenPath[] = [
  "/invite",
  "/battle",
  "/battle/qr",
  "/battles",
  "/cards",
  "/create",
  "/create-dynamic",
  "/vault",
  "/wallet",
  "/profile",
  "/marketplace",
  "/store",
  "/checkout",
  "/premium-checkout",
  "/local-battle",
  "/card/:id",
];
const open: ScreenPath[] = [
  "/",
  "/tutorial",
  "/rules",
  "/parents",
  "/privacy",
  "/terms",
  "/credits",
  "/replay/:id",
];
const visitorsOnly: ScreenPath[] = ["/auth", "/login", "/signup"];
const missingForVisitors: ScreenPath[] = ["/cards-direct", "/battle-qr", "/admin", "/admin/users"];

test.for(sentToLogin)("a visitor who asks for %s is sent to /login, a player sees it", (path) => {
  expect(answerFor(accessOf(path), false)).toBe("login");
  expect(answerFor(accessOf(path), true)).toBe("screen");
});

test.for(open)("everybody sees %s", (path) => {
  expect(answerFor(accessOf(path), false)).toBe("screen");
  expect(answerFor(accessOf(path), true)).toBe("screen");
});

test.for(visitorsOnly)("only visitors see %s", (path) => {
  expect(answerFor(accessOf(path), false)).toBe("screen");
  expect(answerFor(accessOf(path), true)).toBe("missing");
});

test.for(missingForVisitors)("a visitor finds nothing at %s, a player does", (path) => {
  expect(answerFor(accessOf(path), false)).toBe("missing");
  expect(answerFor(accessOf(path), true)).toBe("screen");
});

test.for([
  ["/card/01-ab", "/card/:id"],
  ["/cards/", "/cards"],
  ["/card", null],
  ["/card/a/b", null],
  ["/battle/qr", "/battle/qr"],
  ["/nope", null],
  ["/", "/"],
] as const)("the address %s belongs to %s", ([address, path]) => {
  expect(findScreen(address)?.path ?? null).toBe(path);
});
