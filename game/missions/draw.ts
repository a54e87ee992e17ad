/**
 * The draw: of the pool of missions each player gets three for every day and three for every week, and
 * only such as this player can do. A new player's first ones are those at the head of the pool, which
 * are the same for all. From the second day on one of the day's three is one that the player has never
 * had, as long as there is one. Once a day a player may have another one instead of one that is not finished.
 */
import { refuseEver, type Account, type Capability } from "#game/account/capabilities.ts";
import type { Element } from "#game/cards/elements.ts";
import { DAY_MS, dayOf, mondayOf, type Day } from "#game/lib/day.ts";
import { diceFrom, seedFrom } from "#game/lib/dice.ts";
import { onceADay } from "./banking.ts";
import { notForChildren, type Mission, type Objective } from "./missions.ts";
import { elementsAsked } from "./win-with.ts";

export const MISSIONS_DRAWN = 3;

export type DrawnType = "daily" | "weekly";

export type Drawable = Pick<Mission, "type" | "objective" | "targetValue"> & {
  id: string;
  /** The day from which on it has been there as it is. */
  sinceDay: Day;
};

/** What decides which missions a player can do. */
export type Able = {
  id: string;
  account: Account;
  signedUpAtMs: number;
  /** Of the cards that can fight. */
  elements: readonly Element[];
  /** Three equal copies are there. */
  canFuse: boolean;
  /** Missions that this player has had before. */
  had: ReadonlySet<string>;
};

/** What the account needs to be allowed; one of several is enough. */
const needs: Partial<Record<Objective, readonly Capability[]>> = {
  complete_trades: ["trade", "market"],
  share_cards: ["sharing"],
  list_cards: ["market"],
  give_cards: ["gifts"],
  fight_players: ["strangers"],
};

/** `startMs` is the beginning of its first day, `fromDay` the first one that can still count. */
export type Span = { type: DrawnType; period: Day; startMs: number; fromDay: Day };

const daysOf = ({ type, startMs }: Span): Day[] =>
  Array.from({ length: type === "daily" ? 1 : 7 }, (_, i) => dayOf(startMs + i * DAY_MS));

export function canDo({ objective, targetValue }: Drawable, able: Able, span: Span): boolean {
  const gates = needs[objective];
  if (gates && gates.every((gate) => refuseEver(gate, able.account) !== null)) return false;
  if (notForChildren.includes(objective)) return false;
  if (objective === "fuse_cards") return able.canFuse;
  if (elementsAsked(objective).some((asked) => !able.elements.includes(asked))) return false;
  const signedUp = dayOf(able.signedUpAtMs);
  const days = daysOf(span).filter((day) => day >= signedUp && day >= span.fromDay).length;
  return !onceADay.includes(objective) || targetValue <= days;
}

const isBattle = (objective: Objective): boolean => /^(win|fight)_/.test(objective);

/** Whether it can stand beside these: no two ask for the same, and at most two are battles. */
function fits({ objective }: Drawable, others: readonly Drawable[]): boolean {
  if (others.some((other) => other.objective === objective)) return false;
  const battles = others.filter((other) => isBattle(other.objective)).length;
  return !isBattle(objective) || battles < MISSIONS_DRAWN - 1;
}

const isFirst = ({ type, period }: Span, signedUpAtMs: number): boolean =>
  period === (type === "daily" ? dayOf(signedUpAtMs) : mondayOf(signedUpAtMs));

/** The first week of a player is seldom a whole one: what takes days comes last. */
const newcomersFirst = (pool: readonly Drawable[]): Drawable[] =>
  pool.toSorted((a, b) => Number(takesDays(a)) - Number(takesDays(b)));

const takesDays = ({ objective, targetValue }: Drawable): boolean =>
  targetValue > 1 && onceADay.includes(objective);

/** New ones are dealt out one a day, so that they last for sixty. */
function oneNewFirst(order: readonly Drawable[], { had }: Able): Drawable[] {
  const [fresh, known] = [
    order.filter(({ id }) => !had.has(id)),
    order.filter(({ id }) => had.has(id)),
  ];
  return [...fresh.slice(0, 1), ...known, ...fresh.slice(1)];
}

function possible(pool: readonly Drawable[], able: Able, span: Span): Drawable[] {
  const lastDay = daysOf(span).at(-1) ?? span.period;
  return pool.filter(
    (each) => each.type === span.type && each.sinceDay <= lastDay && canDo(each, able, span),
  );
}

const diceOf = ({ id }: Able, { type, period }: Span) =>
  diceFrom(seedFrom(`missions:${id}:${type}:${period}`));

function orderOf(candidates: readonly Drawable[], able: Able, span: Span): Drawable[] {
  if (isFirst(span, able.signedUpAtMs)) return newcomersFirst(candidates);
  const shuffled = diceOf(able, span).shuffle(candidates);
  return span.type === "daily" ? oneNewFirst(shuffled, able) : shuffled;
}

/** The same for the same player and day, in the order in which they are shown. */
export function drawMissions(pool: readonly Drawable[], able: Able, span: Span): Drawable[] {
  const candidates = possible(pool, able, span);
  const order = orderOf(candidates, able, span);
  const drawn: Drawable[] = [];
  for (const candidate of order) {
    if (drawn.length < MISSIONS_DRAWN && fits(candidate, drawn)) drawn.push(candidate);
  }
  return drawn;
}

export type SwapRefusal = "no_mission" | "finished" | "swapped_today" | "no_other";

/**
 * Another one instead of this one, that was not there before; null when there is none. What can be done
 * once a day may be done already, so the span has to begin to count on the next day.
 */
export function drawAnother(
  pool: readonly Drawable[],
  able: Able,
  { span, drawn, goneId }: { span: Span; drawn: readonly string[]; goneId: string },
): Drawable | null {
  const staying = pool.filter(({ id }) => id !== goneId && drawn.includes(id));
  const gone = pool.find(({ id }) => id === goneId);
  const others = possible(pool, able, span).filter(
    (each) => !drawn.includes(each.id) && each.objective !== gone?.objective && fits(each, staying),
  );
  return diceOf(able, span).fork("another").shuffle(others)[0] ?? null;
}
