import { BATTLES_COUNTED, type Deeds, type TitleId } from "#game/titles/titles.ts";
import type { Tx } from "#server/lib/db.ts";
import { saveRow } from "#server/lib/insert.ts";

/**
 * It reads the tables of the road, the album, battles and cups in one statement. What a team has won
 * that the player had left behind is no deed of the player.
 */
export const countDeeds = (tx: Tx, playerId: string) =>
  tx.one<Deeds>(
    `select (select count(*) from road_wins where player_id = $1 and rival like '%-5') as bosses,
            (select coalesce(sum(1 + first_goal::int + second_goal::int), 0)::int
               from road_wins where player_id = $1) as stars,
            (select count(*) from album_entries
              where player_id = $1 and not is_creation) as found,
            (select count(*) from album_entries where player_id = $1 and is_creation) as made,
            (select count(*) from (
               select from battles where challenger_id = $1 and challenger_won
               union all
               select from battles where opponent_id = $1 and mode <> 'quick' and not challenger_won
               limit ${BATTLES_COUNTED}) won) as won,
            (select count(*) from cup_players where player_id = $1 and place = 1) as cups`,
    [playerId],
  );

export const findTitle = (tx: Tx, playerId: string) =>
  tx.maybe<{ title: TitleId }>(`select title from player_titles where player_id = $1`, [playerId]);

export const saveTitle = (tx: Tx, playerId: string, title: TitleId) =>
  tx.rows(...saveRow("player_titles", { playerId }, { title }));

export const deleteTitle = (tx: Tx, playerId: string) =>
  tx.rows(`delete from player_titles where player_id = $1`, [playerId]);
