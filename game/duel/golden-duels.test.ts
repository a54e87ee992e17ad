import { expect, test } from "vitest";
import { RULES_VERSION } from "./numbers.ts";
import golden from "./golden-duels.json" with { type: "json" };
import { digestOf, replay } from "./duel-record.ts";
import { goldenStart, type GoldenDuel } from "./test-golden.ts";

const duels = golden.duels as unknown as GoldenDuel[];

test("the stored duels are of these rules; `node workshop/duel-golden.ts` writes them anew", () => {
  expect(golden.version).toBe(RULES_VERSION);
  expect(duels.length).toBeGreaterThan(30);
});

test.for(duels)("a stored duel ends as it ended: $digest", (duel) => {
  const { state } = replay(goldenStart(duel), duel.choices);

  // Other rules? Raise RULES_VERSION, so that running duels are not played on by them.
  expect(digestOf(state)).toBe(duel.digest);
});
