/** The table of rivals who wait. */
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import type { WaitingRival } from "#game/battle/rival.ts";
import type { Tx } from "#server/lib/db.ts";

/** `seed`: what it does in each round is drawn from it. */
export type RivalRow = WaitingRival & { level: ComputerLevel; power: number; seed: number };

const columns = `level, name, elements, luck, power, seed`;

export const listRivals = (tx: Tx, playerId: string) =>
  tx.rows<RivalRow>(`select ${columns} from rivals where player_id = $1 order by level`, [
    playerId,
  ]);

export const insertRivals = (tx: Tx, playerId: string, rivals: readonly RivalRow[]) =>
  tx.rows(
    `insert into rivals (player_id, level, name, elements, luck, power, seed)
     select $1, level, name, array(select jsonb_array_elements_text(elements)), luck, power, seed
       from jsonb_to_recordset($2) as drawn
         (level smallint, name text, elements jsonb, luck float8, power float8, seed float8)`,
    [playerId, JSON.stringify(rivals)],
  );

/** Null when no rival waits. */
export const takeRival = (tx: Tx, playerId: string, level: ComputerLevel) =>
  tx.maybe<RivalRow>(
    `delete from rivals where player_id = $1 and level = $2 returning ${columns}`,
    [playerId, level],
  );

export const findFought = (tx: Tx, playerId: string) =>
  tx.one<{ fought: number }>(`select battles_fought as fought from players where id = $1`, [
    playerId,
  ]);
