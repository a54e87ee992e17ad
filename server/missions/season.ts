/** Completed missions bring a player forward on the track of a season. */
import type { chooseSeason } from "#contract/missions.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { MissionType } from "#game/missions/missions.ts";
import { lookOf } from "#game/looks/looks.ts";
import {
  comingSeason,
  earnedLooks,
  hasBegun,
  isFinished,
  missionPoints,
  runningSeason,
  seasonIds,
  seasonOf,
  type SeasonId,
} from "#game/missions/seasons.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { recordNotifications } from "#server/notifications/service.ts";
import { lockPurse } from "#server/purse/service.ts";
import { seasonAnswers, seasonRefusals } from "#texts/en/missions.ts";
import * as queries from "./season-queries.ts";

type Completed = { playerId: string; types: readonly MissionType[]; nowMs: number };

/** The caller has locked the purse. What is left over when a season is finished goes to no other. */
export async function countForSeason(tx: Tx, { playerId, types, nowMs }: Completed): Promise<void> {
  const states = await queries.listSeasons(tx, playerId);
  const season = runningSeason(states, nowMs);
  if (season === null) return;
  const added = types.reduce((sum, type) => sum + missionPoints[type], 0);
  await queries.addPoints(tx, playerId, season, added);

  const before = states.find((state) => state.season === season)?.points ?? 0;
  const had = earnedLooks(season, before).length;
  await recordNotifications(
    tx,
    earnedLooks(season, before + added)
      .slice(had)
      .map((look) => ({
        code: "look_earned" as const,
        params: { look: lookOf(look).name, season: seasonOf(season).name },
        playerId,
        link: "/season",
        cause: `look:${playerId}:${look}`,
      })),
  );
}

export async function listSeasons({ db, now }: Deps, playerId: string) {
  const nowMs = now();
  const states = await queries.listSeasons(db, playerId);
  const pointsIn = (season: SeasonId) =>
    states.find((state) => state.season === season)?.points ?? 0;
  const begun = seasonIds.filter((season) => hasBegun(season, nowMs)).toReversed();
  return {
    seasons: begun.map((season) => ({ season, points: pointsIn(season) })),
    running: runningSeason(states, nowMs),
    coming: comingSeason(nowMs),
  };
}

/** The looks that a player has earned on all tracks. */
export async function listEarnedLooks(tx: Tx, playerId: string) {
  const states = await queries.listSeasons(tx, playerId);
  return states.flatMap(({ season, points }) => earnedLooks(season, points));
}

export function choose(
  { db, now }: Deps,
  playerId: string,
  { season }: InputOf<typeof chooseSeason>,
) {
  return db.transaction(async (tx) => {
    await lockPurse(tx, playerId);
    const nowMs = now();
    if (!hasBegun(season, nowMs)) throw refusedError(seasonRefusals, "season_not_begun");
    const state = (await queries.listSeasons(tx, playerId)).find((each) => each.season === season);
    if (state && isFinished(state)) throw refusedError(seasonRefusals, "season_finished");
    await queries.chooseSeason(tx, playerId, season, new Date(nowMs));
    return { ...succeeded, message: seasonAnswers.chosen({ name: seasonOf(season).name }) };
  });
}
