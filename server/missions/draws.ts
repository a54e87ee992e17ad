/** Which missions of the pool are a player's: drawn once for each day and week, and then kept. */
import { DAY_MS, dayOf, mondayOf } from "#game/lib/day.ts";
import { BANKED_DAYS } from "#game/missions/banking.ts";
import { drawMissions, type Able, type Drawable, type Span } from "#game/missions/draw.ts";
import type { Tx } from "#server/lib/db.ts";
import * as queries from "./draw-queries.ts";
import type { ProgressRow } from "./queries.ts";

export type Draws = {
  rows: readonly queries.DrawRow[];
  /** Which place the mission has in this period; -1 when it was not drawn. */
  placeOf: (mission: Pick<ProgressRow, "id" | "type">, period: string) => number;
};

/** Missions that admins write stand beside the draw, and so do those of a month. */
export const isInPool = ({ slug, type }: Pick<ProgressRow, "slug" | "type">): boolean =>
  slug !== null && (type === "daily" || type === "weekly");

/** Today, this week, and the days that may be in the bank. */
export function spansAt(nowMs: number): Span[] {
  const days = Array.from({ length: BANKED_DAYS + 1 }, (_, ago) => dayOf(nowMs - ago * DAY_MS));
  return [
    spanOf("weekly", mondayOf(nowMs), dayOf(nowMs)),
    ...days.map((day) => spanOf("daily", day, day)),
  ];
}

const spanOf = (type: Span["type"], period: string, fromDay: string): Span => ({
  type,
  period,
  startMs: Date.parse(period),
  fromDay,
});

export const poolOf = (missions: readonly ProgressRow[]): Drawable[] =>
  missions.filter(isInPool).map(({ id, type, objective, target, missionSince }) => ({
    id,
    type,
    objective,
    targetValue: target,
    sinceDay: dayOf(missionSince.getTime()),
  }));

export const listDraws = (tx: Tx, playerIds: readonly string[], nowMs: number) =>
  queries.listDraws(
    tx,
    playerIds,
    spansAt(nowMs).map(({ period }) => period),
  );

type Drawing = {
  playerId: string;
  nowMs: number;
  /** Undefined when no mission is open: then nothing is drawn. */
  signedUpAt: Date | undefined;
  /** All missions that can be done now, which only a draw needs. */
  listAll: () => Promise<readonly ProgressRow[]>;
};

/** The draws, with those that were not there yet: the first of each day and week. */
export async function drawMissing(
  tx: Tx,
  drawn: readonly queries.DrawRow[],
  drawing: Drawing,
): Promise<Draws> {
  const missing = missingOf(drawn, drawing);
  if (missing.length > 0) await draw(tx, drawing, missing);
  const { playerId, nowMs } = drawing;
  const rows = missing.length > 0 ? await listDraws(tx, [playerId], nowMs) : drawn;
  return {
    rows,
    placeOf: ({ id, type }, period) =>
      rows.find((row) => row.type === type && row.period === period)?.missionIds.indexOf(id) ?? -1,
  };
}

/** A day before the player signed up has none. */
function missingOf(drawn: readonly queries.DrawRow[], { nowMs, signedUpAt }: Drawing): Span[] {
  if (!signedUpAt) return [];
  const signedUp = dayOf(signedUpAt.getTime());
  return spansAt(nowMs)
    .filter(({ type, period }) => type === "weekly" || period >= signedUp)
    .filter((span) => !drawn.some((row) => isOf(row, span)));
}

export const isOf = (row: queries.DrawnSpan, { type, period }: queries.DrawnSpan): boolean =>
  row.type === type && row.period === period;

async function draw(tx: Tx, { playerId, nowMs, listAll }: Drawing, spans: readonly Span[]) {
  const able = await findAble(tx, playerId, nowMs);
  const pool = poolOf(await listAll());
  for (const span of spans) {
    const missionIds = drawMissions(pool, able, span).map(({ id }) => id);
    const { type, period } = span;
    await queries.insertDraw(tx, playerId, { type, period, missionIds });
  }
}

/**
 * What an age that has just ended opens is not looked at: it counts as soon as the new age is written
 * down.
 */
export async function findAble(tx: Tx, playerId: string, nowMs: number): Promise<Able> {
  const row = await queries.findAble(tx, playerId, new Date(nowMs));
  const { signedUpAt, elements, canFuse, had, role, ageBand, isApproved, hasGuardian, open } = row;
  const account = { role, band: ageBand, isApproved, hasGuardian, open: open ?? [] };
  return {
    id: playerId,
    account: { ...account, money: "off", pause: null, isSuspended: false },
    signedUpAtMs: signedUpAt.getTime(),
    elements,
    canFuse,
    had: new Set(had),
  };
}
