import type { RivalId } from "#game/road/rival-ids.ts";
import type { Tx } from "#server/lib/db.ts";

type WinRow = { rival: RivalId; coins: number; firstGoal: boolean; secondGoal: boolean };

export const listWins = (tx: Tx, playerId: string) =>
  tx.rows<WinRow>(
    `select rival, coins, first_goal as "firstGoal", second_goal as "secondGoal"
       from road_wins where player_id = $1 order by rival`,
    [playerId],
  );

type NewWin = WinRow & { playerId: string; now: Date };

/** A rival that was beaten before keeps its coins, and the goals that were met before. */
export const saveWin = (tx: Tx, { playerId, rival, coins, firstGoal, secondGoal, now }: NewWin) =>
  tx.rows(
    `insert into road_wins (player_id, rival, coins, first_goal, second_goal, won_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (player_id, rival) do update
       set first_goal = road_wins.first_goal or excluded.first_goal,
           second_goal = road_wins.second_goal or excluded.second_goal`,
    [playerId, rival, coins, firstGoal, secondGoal, now],
  );
