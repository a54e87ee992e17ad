import { expect, test } from "vitest";
import { causeLink } from "./cause-link.ts";

test.for([
  ["battle:7", "/replay/7"],
  ["pack:7", "/packs/7"],
  ["listing:7", "/trade"],
  ["transfer:7", "/trade"],
  ["order:7", "/marketplace?tab=trades&view=orders"],
  ["mission:7:2026-01-01", "/"],
  ["player:7", ""],
  ["constructor:7", ""],
] as const)("the page of %s is %j", ([cause, link]) => {
  expect(causeLink(cause)).toBe(link);
});
