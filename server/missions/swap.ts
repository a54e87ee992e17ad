import type { swapMission } from "#contract/missions.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import { drawAnother, type SwapRefusal } from "#game/missions/draw.ts";
import { must } from "#game/lib/must.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { lockPurse } from "#server/purse/service.ts";
import { missionAnswers, swapRefusals } from "#texts/en/missions.ts";
import * as draws from "./draw-queries.ts";
import { findAble, isInPool, isOf, poolOf, spansAt } from "./draws.ts";
import { listOpen } from "./open-missions.ts";

const refuse = (code: SwapRefusal) => refusedError(swapRefusals, code);

/** Another mission instead of one of today's or this week's, once a day. Told again, it stays the same. */
export function swap(
  { db, now }: Deps,
  playerId: string,
  { id: goneId }: InputOf<typeof swapMission>,
) {
  return db.transaction(async (tx) => {
    await lockPurse(tx, playerId);
    const nowMs = now();
    const day = dayOf(nowMs);
    const known = await listOpen(tx, playerId, { nowMs });
    const today = known.draws.rows.find((row) => isOf(row, { type: "daily", period: day }));
    if (today?.swappedId === goneId) return answer(known.missions, must(today.swappedFor, "other"));
    const found = known.open.find(({ mission }) => mission.id === goneId);
    if (!found?.running || !isInPool(found.mission)) throw refuse("no_mission");
    if (found.running.isDone) throw refuse("finished");
    if (!found.canSwap) throw refuse("swapped_today");

    const newId = await drawNext(tx, { playerId, nowMs, goneId, known });
    await draws.recordSwap(tx, playerId, { day, goneId, newId });
    return answer(known.missions, newId);
  });
}

type Next = {
  playerId: string;
  nowMs: number;
  goneId: string;
  known: Awaited<ReturnType<typeof listOpen>>;
};

async function drawNext(tx: Tx, { playerId, nowMs, goneId, known }: Next): Promise<string> {
  const [week, today] = spansAt(nowMs);
  const rows = known.draws.rows.filter(({ missionIds }) => missionIds.includes(goneId));
  const span = [week, today].find((each) => each && rows.some((row) => isOf(row, each)));
  const row = must(span && rows.find((each) => isOf(each, span)), "draw of the mission");
  const able = await findAble(tx, playerId, nowMs);
  const tomorrow = { ...must(span, "span of the draw"), fromDay: dayOf(nowMs + DAY_MS) };
  const drawing = { span: tomorrow, drawn: row.missionIds, goneId };
  const other = drawAnother(poolOf(known.missions), able, drawing);
  if (!other) throw refuse("no_other");
  const missionIds = row.missionIds.map((each) => (each === goneId ? other.id : each));
  await draws.changeDraw(tx, playerId, { type: row.type, period: row.period, missionIds });
  return other.id;
}

function answer(missions: readonly { id: string; title: string }[], id: string) {
  const title = missions.find((each) => each.id === id)?.title ?? "";
  return { ...succeeded, message: missionAnswers.swapped({ title }) };
}
