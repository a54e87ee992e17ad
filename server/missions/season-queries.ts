import type { SeasonId, SeasonState } from "#game/missions/seasons.ts";
import { msOf, type Tx } from "#server/lib/db.ts";

export const listSeasons = (tx: Tx, playerId: string) =>
  tx.rows<SeasonState>(
    `select season, points, ${msOf("chosen_at")} as "chosenAtMs"
       from player_seasons where player_id = $1`,
    [playerId],
  );

export const addPoints = (tx: Tx, playerId: string, season: SeasonId, points: number) =>
  tx.rows(
    `insert into player_seasons (player_id, season, points) values ($1, $2, $3)
     on conflict (player_id, season)
       do update set points = player_seasons.points + excluded.points`,
    [playerId, season, points],
  );

export const chooseSeason = (tx: Tx, playerId: string, season: SeasonId, now: Date) =>
  tx.rows(
    `insert into player_seasons (player_id, season, points, chosen_at) values ($1, $2, 0, $3)
     on conflict (player_id, season) do update set chosen_at = excluded.chosen_at`,
    [playerId, season, now],
  );
