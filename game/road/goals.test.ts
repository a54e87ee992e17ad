import { expect, test } from "vitest";
import type { DuelEvent } from "#game/duel/duel.ts";
import { goalWords, isMet, recordOf, type RoadGoal, type RoadRecord } from "./goals.ts";

const none: RoadRecord = {
  turns: 10,
  standing: 1,
  guards: 0,
  switches: 0,
  specials: 0,
  strongHits: 0,
  strongHitsTaken: 0,
};

test.for<[RoadGoal, string, Partial<RoadRecord>, Partial<RoadRecord>]>([
  [["standing", 3], "Win with all three standing", { standing: 3 }, { standing: 2 }],
  [["standing", 2], "Win with 2 still standing", { standing: 2 }, { standing: 1 }],
  [["turns", 8], "Win within 8 turns", { turns: 8 }, { turns: 9 }],
  [["guards", 2], "Win after guarding twice", { guards: 2 }, { guards: 1 }],
  [["noGuards", 0], "Win without guarding", {}, { guards: 1 }],
  [["switches", 3], "Win after switching 3 times", { switches: 3 }, { switches: 2 }],
  [["switches", 1], "Win after switching once", { switches: 1 }, {}],
  [["noSwitches", 0], "Win without switching", {}, { switches: 1 }],
  [["specials", 4], "Win with 4 specials", { specials: 4 }, { specials: 3 }],
  [["noSpecials", 0], "Win with strikes alone", {}, { specials: 1 }],
  [
    ["strongHits", 2],
    "Win with 2 strong hits of your element",
    { strongHits: 2 },
    { strongHits: 1 },
  ],
  [["noStrongHits", 0], "Win without a strong hit against you", {}, { strongHitsTaken: 1 }],
])("%j", ([goal, words, met, missed]) => {
  expect(goalWords(goal)).toBe(words);
  expect(isMet(goal, { ...none, ...met })).toBe(true);
  expect(isMet(goal, { ...none, ...missed })).toBe(false);
});

test("what side 0 did is counted, and strong hits of both", () => {
  const parts = { base: 40, strength: 1, element: 1, guard: 1, talent: 1, luck: 1 };
  const attack = (side: 0 | 1, move: "strike" | "special", element: number): DuelEvent => ({
    kind: "attack",
    side,
    move,
    damage: 10,
    healthLeft: 5,
    parts: { ...parts, element },
  });
  const events: DuelEvent[] = [
    { kind: "guard", side: 0 },
    { kind: "guard", side: 1 },
    { kind: "switch", side: 0, from: 0, to: 1 },
    { kind: "replace", side: 0, to: 2 },
    attack(0, "special", 1.5),
    attack(0, "strike", 1),
    attack(1, "special", 1.5),
  ];
  expect(recordOf(events, { turns: 4, standing: 2 })).toEqual({
    turns: 4,
    standing: 2,
    guards: 1,
    switches: 1,
    specials: 1,
    strongHits: 1,
    strongHitsTaken: 1,
  });
});
