import { expect, test } from "vitest";
import { volumeOf } from "#game/lib/test-volume.ts";
import { isWithin } from "./findings.ts";
import { firstPackFindings } from "./first-packs.ts";

test("a player's first packs have more new cards, and not one of another rarity", () => {
  const findings = firstPackFindings(volumeOf(4000, 300));

  expect(findings).toHaveLength(6);
  expect(findings.filter((finding) => !isWithin(finding))).toEqual([]);
});
