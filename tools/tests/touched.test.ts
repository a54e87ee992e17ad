import { expect, test } from "vitest";
import { partsMet } from "./dependencies.ts";
import { addressesIn, nearTo } from "./touched.ts";

const tests = [
  ["game/market/guidance.test.ts"],
  ["server/market/page.test.ts"],
  ["web/market/buying.test.tsx"],
  ["server/purchases/races.proof.test.ts"],
  ["tools/tidy.test.ts"],
  ["forge/scene/draw.test.ts"],
  ["workshop/forge/golden.test.ts"],
  ["e2e/packs.test.ts"],
  ["e2e/trade-by-code.test.ts"],
  ["e2e/every-page.test.ts", ...partsMet(addressesIn("everybody can use /marketplace"))],
  ["e2e/market.test.ts"],
];

const near = (...changed: string[]) =>
  tests.filter(nearTo(changed)).map(([file]) => file?.replace(/\.test\.tsx?$/, ""));

test("near to a change are the tests and journeys of its feature, and the rules of the house", () => {
  const ofMarket = ["game/market/guidance", "server/market/page", "web/market/buying"];

  expect(near("contract/market.ts")).toEqual([
    ...ofMarket,
    "tools/tidy",
    "e2e/every-page",
    "e2e/market",
  ]);
  expect(near("game/trades/limits.ts")).toEqual(["tools/tidy", "e2e/trade-by-code"]);
  expect(near("forge/words/write.ts")).toEqual([
    "tools/tidy",
    "forge/scene/draw",
    "workshop/forge/golden",
  ]);
  expect(near("game/packs/odds.ts", "e2e/market.test.ts")).toContain("e2e/market");
});

test.each(["server/lib/db.ts", "web/ui/button.tsx", "package-lock.json", "tools/set-up.mjs"])(
  "to %s, which all features use, every test is near",
  (file) => {
    expect(near("game/packs/odds.ts", file)).toHaveLength(tests.length);
  },
);
