import { expect, test } from "vitest";
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import { standardSettings } from "#game/settings/settings.ts";
import {
  beginningOf,
  drawFirstRound,
  lastOfPlace,
  nextSpot,
  nextStartMs,
  opensMs,
  placeOfLoser,
  refuseToEnter,
  roundsFor,
  sideByDice,
} from "./cup.ts";

const FRIDAY = 20_784;

/** So many days after a Friday, at this hour. */
const at = (days: number, hour: number) => (FRIDAY + days) * DAY_MS + hour * 3_600_000;

test.for([
  ["a Friday", at(0, 11), at(1, 16)],
  ["a Saturday before the hour", at(1, 16) - 1, at(1, 16)],
  ["the hour itself", at(1, 16), at(2, 16)],
  ["a Sunday after the hour", at(2, 17), at(8, 16)],
] as const)("on %s the next cup is known", ([, now, start]) => {
  expect(dayOf(at(0, 0))).toBe("2026-11-27");
  expect(nextStartMs(now, { cupHour: 16 })).toBe(start);
});

test("a cup opens hours before it begins", () => {
  expect(opensMs(at(1, 16), { cupOpensHours: 5 })).toBe(at(1, 11));
});

test("a full cup takes no new players, but another team of one who is in", () => {
  const full = { isOpen: true, players: standardSettings.cupPlayersAtMost };
  expect(refuseToEnter({ ...full, isIn: false }, standardSettings)).toBe("cup_full");
  expect(refuseToEnter({ ...full, isIn: true }, standardSettings)).toBeNull();
  const closed = { isOpen: false, isIn: true, players: 3 };
  expect(refuseToEnter(closed, standardSettings)).toBe("cup_not_open");
});

const crowds = Array.from({ length: 63 }, (_, i) => i + 2);

test.for(crowds)("of %i players each has one place, and nobody goes through twice", (players) => {
  const ids = Array.from({ length: players }, (_, i) => `p${i}`);
  for (const seed of [1, 2, 77]) {
    const first = drawFirstRound(ids, seed);
    expect(first).toHaveLength(2 ** (roundsFor(players) - 1));
    expect(
      first
        .flat()
        .filter((id) => id !== null)
        .toSorted(),
    ).toEqual(ids.toSorted());
    expect(first.filter(([, other]) => other === null)).toHaveLength(2 * first.length - players);
    expect(drawFirstRound(ids, seed)).toEqual(first);

    const rounds = roundsFor(players);
    let standing = first.map((_, spot) => ({ round: 1, spot }));
    const places = first.filter(([, other]) => other !== null).map(() => placeOfLoser(1, rounds));
    while (standing.length > 1) {
      const next = standing.map(nextSpot);
      const met = Map.groupBy(next, ({ spot }) => spot);
      expect([...met.values()].map((two) => two.map(({ side }) => side))).toEqual(
        Array.from({ length: standing.length / 2 }, () => [0, 1]),
      );
      standing = [...met.keys()].map((spot) => ({ round: next[0]!.round, spot }));
      places.push(...standing.map(({ round }) => placeOfLoser(round, rounds)));
    }
    expect(standing).toEqual([{ round: rounds, spot: 0 }]);
    expect([1, ...places]).toHaveLength(players);
  }
});

test("who is out late is placed well", () => {
  expect([6, 5, 4, 3, 2, 1].map((round) => placeOfLoser(round, 6))).toEqual([2, 3, 5, 9, 17, 33]);
  expect([1, 2, 3, 5, 9, 33].map(lastOfPlace)).toEqual([1, 2, 4, 8, 16, 64]);
});

test("the dice of a cup decide the same match always alike, and favour no side", () => {
  const sides = Array.from({ length: 400 }, (_, seed) => sideByDice(seed, { round: 1, spot: 3 }));
  expect(sideByDice(9, { round: 2, spot: 0 })).toBe(sideByDice(9, { round: 2, spot: 0 }));
  const first = sides.filter((side) => side === 0).length;
  expect(first).toBeGreaterThan(150);
  expect(first).toBeLessThan(250);
});

const set = { cupWaitSeconds: 90 };
const here = [false, false] as const;

test.for([
  ["both are there", { out: here, busy: here, waitedMs: 0 }, { kind: "duel" }],
  ["one is in another duel", { out: here, busy: [true, false], waitedMs: 0 }, { kind: "wait" }],
  [
    "one stays in another duel",
    { out: here, busy: [true, false], waitedMs: 90_000 },
    { kind: "forfeit", absent: [true, false] },
  ],
  [
    "one may not play, the other is busy",
    { out: [false, true], busy: [true, false], waitedMs: 0 },
    { kind: "forfeit", absent: [false, true] },
  ],
] as const)("when %s", ([, pairing, beginning]) => {
  expect(beginningOf(pairing, set)).toEqual(beginning);
});
