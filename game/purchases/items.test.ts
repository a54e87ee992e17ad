import { expect, test } from "vitest";
import { itemOf } from "./items.ts";

test.for([
  ["starter_pack", undefined, { kind: "credits", packageId: "starter" }],
  ["credits:family", undefined, { kind: "credits", packageId: "family" }],
  ["ultimate", "credits", { kind: "credits", packageId: "ultimate" }],
  ["premium", undefined, { kind: "premium" }],
  ["premium_card", "card", { kind: "premium" }],
  ["anything", "custom_card", { kind: "custom" }],
  ["premium pack", undefined, { kind: "credits", packageId: "premium pack" }],
] as const)("%s means what it says", ([itemId, itemType, item]) => {
  expect(itemOf(itemId, itemType)).toEqual(item);
});
