import { expect, test } from "vitest";
import { creatures } from "#game/cards/creatures.ts";
import { elements } from "#game/cards/elements.ts";
import { albumRewardCoins, filled, onPage, refuseAlbumReward } from "./album.ts";

const all = (isFound: boolean) =>
  creatures.map(({ element }) => ({ element, month: null, isFound }));

test("every creature is on the page of its element, and all are in the set", () => {
  const pages = elements.map((element) => onPage(element, all(true)));

  expect(pages.flat()).toHaveLength(creatures.length);
  expect(onPage("set", all(false))).toHaveLength(creatures.length);
  for (const page of pages) expect(page.length).toBeGreaterThan(0);
});

test.for([
  ["nothing is found", { found: 0, total: 3 }, false, "page_not_full"],
  ["one is missing", { found: 2, total: 3 }, false, "page_not_full"],
  ["it has no creature", { found: 0, total: 0 }, false, "page_not_full"],
  ["it is full", { found: 3, total: 3 }, false, null],
  ["it has paid", { found: 3, total: 3 }, true, "page_rewarded"],
  [
    "it has paid, and a creature has joined it since",
    { found: 3, total: 4 },
    true,
    "page_rewarded",
  ],
] as const)("what a page pays when %s", ([, of, isRewarded, refusal]) => {
  expect(refuseAlbumReward(of, isRewarded)).toBe(refusal);
});

test("progress counts what was found, whatever the page", () => {
  const one = all(false).map((each, i) => ({ ...each, isFound: i === 0 }));

  expect(filled(onPage("set", one))).toEqual({ found: 1, total: creatures.length });
  expect(filled(onPage(one[0]!.element, one)).found).toBe(1);
});

test("a monthly creature is on the page of its month alone", () => {
  const monthly = { element: "fire", month: "2026-12", isFound: false } as const;
  const both = [...all(true), monthly];

  expect(onPage("2026-12", both)).toEqual([monthly]);
  expect(onPage("2027-01", both)).toEqual([]);
  expect(filled(onPage("set", both))).toEqual({ found: creatures.length, total: creatures.length });
  expect(onPage("fire", both)).not.toContain(monthly);
});

test("a page and the set have their own rewards", () => {
  const rewards = { albumPageCoins: 7, albumSetCoins: 70 };

  expect(albumRewardCoins("fire", rewards)).toBe(7);
  expect(albumRewardCoins("2026-12", rewards)).toBe(7);
  expect(albumRewardCoins("set", rewards)).toBe(70);
});
