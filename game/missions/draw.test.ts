import { expect, test } from "vitest";
import type { Account } from "#game/account/capabilities.ts";
import { elements } from "#game/cards/elements.ts";
import { DAY_MS, dayOf, mondayOf } from "#game/lib/day.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { drawAnother, drawMissions, type Able, type Drawable, type Span } from "./draw.ts";
import { startingMissions } from "./missions.ts";

/** A Monday. */
const START_MS = 20_419 * DAY_MS;
const DAYS = 60;
const PLAYERS = 200;
const ONLINE = ["complete_trades", "share_cards", "list_cards", "give_cards", "fight_players"];

const pool: readonly (Drawable & { title: string; coins: number })[] = startingMissions
  .filter(({ type }) => type === "daily" || type === "weekly")
  .map(({ rewards, ...mission }) => ({
    ...mission,
    id: mission.title,
    sinceDay: "2025-01-01",
    coins: rewards.coins,
  }));

const dice = diceFrom(7);

const account = (changes: Partial<Account>): Account => ({
  role: "user",
  band: "adult",
  isApproved: false,
  hasGuardian: false,
  open: [],
  money: "off",
  pause: null,
  isSuspended: false,
  ...changes,
});

const accounts: readonly Account[] = [
  account({}),
  account({ band: "teen" }),
  account({ band: null }),
  account({ band: "child" }),
  account({ band: "child", isApproved: true, hasGuardian: true }),
  account({ band: "child", isApproved: true, hasGuardian: true, open: ["market", "strangers"] }),
];

const players: readonly Able[] = Array.from({ length: PLAYERS }, (_, nth) => ({
  id: `player ${nth}`,
  account: accounts[nth % accounts.length]!,
  signedUpAtMs: START_MS - dice.int(0, 20) * DAY_MS,
  elements: dice.shuffle(elements).slice(0, dice.int(1, 4)),
  canFuse: dice.chance(0.2),
  had: new Set<string>(),
}));

const spansOf = (nth: number): Span[] => {
  const nowMs = START_MS + nth * DAY_MS;
  const monday = mondayOf(nowMs);
  return [
    { type: "daily", period: dayOf(nowMs), startMs: nowMs, fromDay: dayOf(nowMs) },
    {
      type: "weekly",
      period: monday,
      startMs: START_MS + Math.floor(nth / 7) * 7 * DAY_MS,
      fromDay: dayOf(nowMs),
    },
  ];
};

const spans = Array.from({ length: DAYS }, (_, nth) =>
  spansOf(nth).map((span) => ({ ...span, nth })),
).flat();

const all = players.flatMap((able) =>
  spans.map((span) => ({ able, span, drawn: drawMissions(pool, able, span) })),
);

const isBattle = ({ objective }: Drawable) => /^(win|fight)_/.test(objective);

test("the pool has at least thirty missions, each with a title of its own", () => {
  expect(pool.length).toBeGreaterThanOrEqual(30);
  expect(new Set(startingMissions.map(({ title }) => title)).size).toBe(startingMissions.length);
});

test("every player has three on every day and in every week, of more than one kind", () => {
  const bad = all.filter(
    ({ drawn, span }) =>
      drawn.length !== 3 ||
      new Set(drawn.map(({ objective }) => objective)).size !== 3 ||
      drawn.every(isBattle) ||
      drawn.some(({ type }) => type !== span.type),
  );
  expect(bad).toEqual([]);
});

test("each of them can be done by this player", () => {
  const bad = all.flatMap(({ able, drawn }) =>
    drawn.filter(({ objective }) => {
      if (objective === "fuse_cards") return !able.canFuse;
      const [, asked] = objective.split("win_with_");
      return asked?.split("_and_").some((each) => !able.elements.some((own) => own === each));
    }),
  );
  expect(bad).toEqual([]);
});

test("a child without permission never gets a mission with others", () => {
  const closed = all.filter(({ able }) => able.account.band === "child" && !able.account.open[0]);
  const asked = closed.flatMap(({ drawn }) => drawn.map(({ objective }) => objective));

  expect(closed.length).toBeGreaterThan(1000);
  expect(asked.filter((objective) => ONLINE.includes(objective))).toEqual([]);
  const others = all.filter(({ able }) => able.account.band === "adult");
  const seen = new Set<string>(others.flatMap(({ drawn }) => drawn.map((each) => each.objective)));
  expect(ONLINE.filter((objective) => !seen.has(objective))).toEqual([]);
});

test("a child gets what a guardian has opened, and nothing beside it", () => {
  const asked = all
    .filter(({ able }) => able.account.open.includes("market"))
    .flatMap(({ drawn }) => drawn.map(({ objective }) => objective));

  expect(asked).toContain("list_cards");
  expect(asked).toContain("fight_players");
  expect(asked).not.toContain("share_cards");
  expect(asked).not.toContain("give_cards");
});

test("the draw stays the same, and differs between days and players", () => {
  for (const { able, span, drawn } of all.slice(0, 50)) {
    expect(drawMissions(pool, able, span)).toEqual(drawn);
  }
  const seen = new Set(all.map(({ drawn }) => drawn.map(({ id }) => id).join()));
  expect(seen.size).toBeGreaterThan(500);
});

test("one of a day's three was never had before, and not more, as long as there is one", () => {
  for (const player of players.slice(0, 20)) {
    const had = new Set<string>();
    const news = Array.from({ length: DAYS }, (_, nth) => {
      const able = { ...player, canFuse: true, signedUpAtMs: START_MS, had: new Set(had) };
      const drawn = drawMissions(pool, able, spansOf(nth)[0]!);
      const fresh = drawn.filter(({ id }) => !had.has(id));
      for (const { id } of drawn) had.add(id);
      return fresh.length;
    });

    const first = news.slice(1, news.indexOf(0));
    expect(first.length).toBeGreaterThan(5);
    expect(new Set(first)).toEqual(new Set([1]));
    expect(sumOf(news.slice(first.length + 1))).toBe(0);
  }
});

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

test("a new player begins with the same three as all", () => {
  const able = { ...players[3]!, signedUpAtMs: START_MS + 6 * DAY_MS };
  const [day, week] = spansOf(6).map((span) => drawMissions(pool, able, span));

  expect(day?.map(({ id }) => id)).toEqual(startingMissions.slice(0, 3).map((m) => m.title));
  expect(week?.map(({ objective }) => objective)).toEqual([
    "win_battles",
    "fight_battles",
    "collect_rarity",
  ]);
});

test("the pay of a day and of a week stays near to what it was", () => {
  for (const [type, usual] of [
    ["daily", 100],
    ["weekly", 430],
  ] as const) {
    const sums = all
      .filter(({ span }) => span.type === type)
      .map(({ drawn }) => drawn.reduce((sum, { id }) => sum + coinsOf(id), 0));
    const mean = sums.reduce((sum, each) => sum + each, 0) / sums.length;
    expect(mean).toBeGreaterThan(usual * 0.9);
    expect(mean).toBeLessThan(usual * 1.1);
  }
});

const coinsOf = (id: string) => pool.find((mission) => mission.id === id)?.coins ?? 0;

test("another one is new, can be done and fits beside the other two", () => {
  const bad = all.filter(({ able, span, drawn }) => {
    const ids = drawn.map(({ id }) => id);
    const goneId = ids[1]!;
    const other = drawAnother(pool, able, { span, drawn: ids, goneId });
    if (!other || ids.includes(other.id)) return true;
    const now = drawn.map((each) => (each.id === goneId ? other : each));
    return new Set(now.map(({ objective }) => objective)).size !== 3 || now.every(isBattle);
  });
  expect(bad).toEqual([]);
});

const daysAsked = ({ objective, targetValue }: Drawable) =>
  objective === "login_streak" || objective === "create_cards" ? targetValue : 0;

test("what takes more days than are left of a week is not drawn", () => {
  const bad = all.filter(
    ({ span: { type, nth }, drawn }) =>
      type === "weekly" && drawn.some((each) => daysAsked(each) > 7 - (nth % 7)),
  );
  expect(bad).toEqual([]);
});

test("another one asks for no visit or card of today, which may have been there before", () => {
  const asked = all.flatMap(({ able, span: { nth, ...span }, drawn }) => {
    const fromDay = dayOf(START_MS + (nth + 1) * DAY_MS);
    const swap = { span: { ...span, fromDay }, drawn: drawn.map(({ id }) => id) };
    const other = drawAnother(pool, able, { ...swap, goneId: drawn[0]!.id });
    const left = span.type === "daily" ? 0 : 6 - (nth % 7);
    return other && daysAsked(other) > left ? [other.id] : [];
  });
  expect(asked).toEqual([]);
});
