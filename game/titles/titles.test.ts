import { expect, test } from "vitest";
import { creatures } from "#game/cards/creatures.ts";
import { rivalIds } from "#game/road/rival-ids.ts";
import { askedFor, isEarned, titleIds, titleOf, type Deeds } from "./titles.ts";

const none: Deeds = { bosses: 0, stars: 0, found: 0, made: 0, won: 0, cups: 0 };

test.for(titleIds)("%s is earned with exactly what it asks for", (id) => {
  const { of, needed } = titleOf(id);

  expect(isEarned(id, none)).toBe(false);
  expect(isEarned(id, { ...none, [of]: needed - 1 })).toBe(false);
  expect(isEarned(id, { ...none, [of]: needed })).toBe(true);
  expect(askedFor(id)).toContain(needed === 1 ? " a " : String(needed));
});

test("every title has its own name, and all can be earned", () => {
  expect(new Set(titleIds.map((id) => titleOf(id).name)).size).toBe(titleIds.length);
  const most: Partial<Deeds> = { bosses: 6, stars: 3 * rivalIds.length, found: creatures.length };
  for (const id of titleIds) {
    const { of, needed } = titleOf(id);
    expect(needed).toBeLessThanOrEqual(most[of] ?? Infinity);
  }
});
