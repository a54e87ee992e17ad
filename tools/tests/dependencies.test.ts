import { expect, test } from "vitest";
import { dependenciesOf, dependenciesOfJourney } from "./dependencies.ts";

test.each([
  ["a rule", "game/market/fee.test.ts", "game/market/fee.ts", "game/market/matching.ts"],
  [
    "a story, by its calls",
    "server/packs/packs.test.ts",
    "server/packs/service.ts",
    "server/duel/clock.ts",
  ],
  [
    "a story, by the database",
    "server/packs/packs.test.ts",
    "server/lib/db.ts",
    "web/app/shell.tsx",
  ],
  [
    "a story, by the tables",
    "server/packs/packs.test.ts",
    "server/schema/23-packs.sql",
    "server/testing/former-migrations/0018-packs.sql",
  ],
  [
    "a screen",
    "web/market/buying.test.tsx",
    "web/market/trades-tab.tsx",
    "web/duel/practice-screen.tsx",
  ],
  [
    "what is read",
    "workshop/forge/golden.test.ts",
    "workshop/forge/golden/sentences.txt",
    "game/duel/duel.ts",
  ],
] as const)(
  "the result of %s depends on what it uses, and on no more",
  (_what, file, used, other) => {
    const files = dependenciesOf(file);

    expect([...files]).toContain(used);
    expect([...files]).not.toContain(other);
    expect([...files]).toContain("package-lock.json");
  },
);

test("a journey depends on the screens it opened and the calls it made", () => {
  const seen = ["/marketplace", "/api/packs", "/assets/abc.js"];

  const files = dependenciesOfJourney("e2e/packs.test.ts", seen);

  expect([...files]).toEqual(
    expect.arrayContaining([
      "e2e/packs.test.ts",
      "e2e/support/player.ts",
      "web/app/pages/marketplace-page.tsx",
      "web/app/shell.tsx",
      "server/packs/service.ts",
      "game/packs/packs.ts",
      "server/lib/db.ts",
    ]),
  );
  for (const other of [
    "web/duel/practice-screen.tsx",
    "web/lib/test-screen.tsx",
    "server/duel/clock.ts",
    "e2e/age.test.ts",
  ]) {
    expect([...files]).not.toContain(other);
  }
});
