/** The missions that a player can bring forward now. */
import { openPeriods, type OpenPeriod } from "#game/missions/banking.ts";
import { missionTypes, periodOf, type Objective } from "#game/missions/missions.ts";
import { must } from "#game/lib/must.ts";
import type { Tx } from "#server/lib/db.ts";
import { drawMissing, isInPool, isOf, listDraws, spansAt, type Draws } from "./draws.ts";
import * as queries from "./queries.ts";

export type OpenMission = {
  mission: queries.ProgressRow;
  /** Its running day, week or month; undefined when only earlier days are open. */
  running: OpenPeriod | undefined;
  /** The running one comes first, then the days in the bank, the oldest first. */
  periods: OpenPeriod[];
  /** Whether the player may take another one instead today. */
  canSwap: boolean;
};

type Looked = { nowMs: number; objectives?: readonly Objective[] | null };

/**
 * All missions, or only those with one of these objectives: a deed looks at few, and most of
 * the missions in force are in a pool of which a player has three.
 */
export async function listOpen(tx: Tx, playerId: string, looked: Looked) {
  return (await listOpenOfEach(tx, [playerId], looked))(playerId);
}

/** The same for several players at once. */
export async function listOpenOfEach(
  tx: Tx,
  playerIds: readonly string[],
  { nowMs, objectives = null }: Looked,
) {
  const running = missionTypes.map((type) => periodOf(type, nowMs));
  const find = (ids: readonly string[], asked: readonly Objective[] | null) =>
    queries.listOpen(tx, ids, {
      now: new Date(nowMs),
      periods: [...running, ...spansAt(nowMs).map(({ period }) => period)],
      objectives: asked,
    });
  const [all, drawn] = await Promise.all([
    find(playerIds, objectives),
    listDraws(tx, playerIds, nowMs),
  ]);
  const rowsOf = Map.groupBy(all, (row) => row.playerId);
  const drawsOf = Map.groupBy(drawn, (row) => row.playerId);
  const known = new Map<string, ReturnType<typeof openOf>>();
  for (const playerId of playerIds) {
    const rows = rowsOf.get(playerId) ?? [];
    const draws = await drawMissing(tx, drawsOf.get(playerId) ?? [], {
      playerId,
      nowMs,
      signedUpAt: rows[0]?.signedUpAt,
      listAll: async () => missionsOf(objectives === null ? rows : await find([playerId], null)),
    });
    known.set(playerId, openOf(rows, draws, nowMs));
  }
  return (playerId: string) => must(known.get(playerId), `missions of player ${playerId}`);
}

function openOf(rows: readonly queries.ProgressRow[], draws: Draws, nowMs: number) {
  const today = periodOf("daily", nowMs);
  const isSwapDone = draws.rows.some(
    (row) => row.swappedId !== null && isOf(row, { type: "daily", period: today }),
  );
  const open = byMission(rows).flatMap((known) => {
    const [mission] = known;
    if (!mission) return [];
    const periods = periodsOf(known, mission, { draws, nowMs });
    const now = periodOf(mission.type, nowMs);
    const canSwap = isInPool(mission) && !isSwapDone;
    const entry = { mission, periods, canSwap, running: periods.find((p) => p.period === now) };
    return periods.length > 0 ? [entry] : [];
  });
  return { open: open.toSorted(inOrder(draws, nowMs)), missions: missionsOf(rows), draws };
}

const byMission = (rows: readonly queries.ProgressRow[]) => [
  ...Map.groupBy(rows, ({ id }) => id).values(),
];

const missionsOf = (rows: readonly queries.ProgressRow[]) =>
  byMission(rows).flatMap(([first]) => first ?? []);

function periodsOf(
  known: readonly queries.ProgressRow[],
  mission: queries.ProgressRow,
  { draws, nowMs }: { draws: Draws; nowMs: number },
): OpenPeriod[] {
  return openPeriods(mission, { nowMs, sinceMs: mission.openSince.getTime() })
    .filter((period) => !isInPool(mission) || draws.placeOf(mission, period) >= 0)
    .map((period) => {
      const { progress = 0, isDone = false } = known.find((row) => row.period === period) ?? {};
      return { period, progress, isDone };
    });
}

/** By how long they last; what is only in the bank comes after what runs, the draw in its own order. */
function inOrder(draws: Draws, nowMs: number) {
  const keyOf = ({ mission, running }: OpenMission): number[] => [
    missionTypes.indexOf(mission.type),
    running ? 0 : 1,
    isInPool(mission) ? draws.placeOf(mission, periodOf(mission.type, nowMs)) : draws.rows.length,
  ];
  return (a: OpenMission, b: OpenMission): number => {
    const [own, other] = [keyOf(a), keyOf(b)];
    const differs = own.findIndex((part, i) => part !== other[i]);
    return differs < 0 ? 0 : (own[differs] ?? 0) - (other[differs] ?? 0);
  };
}
