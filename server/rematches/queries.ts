import { msOf, type Tx } from "#server/lib/db.ts";
import { updateRow } from "#server/lib/insert.ts";

export type RematchRow = {
  askedBy: string;
  expiresAtMs: number;
  duelId: string | null;
  battleCode: string | null;
};

const columns = `asked_by as "askedBy", ${msOf("expires_at")} as "expiresAtMs",
  next_duel_id as "duelId", next_code as "battleCode"`;

export const findRematch = (tx: Tx, battleId: string) =>
  tx.maybe<RematchRow>(`select ${columns} from rematches where battle_id = $1`, [battleId]);

/**
 * The question that already stands after this battle, or else this player's. Locked until the
 * commit.
 */
export const lockRematch = (
  tx: Tx,
  { battleId, askedBy, expiresAt }: { battleId: string; askedBy: string; expiresAt: Date },
) =>
  tx.one<RematchRow>(
    `insert into rematches (battle_id, asked_by, expires_at) values ($1, $2, $3)
     on conflict (battle_id) do update set battle_id = excluded.battle_id returning ${columns}`,
    [battleId, askedBy, expiresAt],
  );

export const saveAsking = (
  tx: Tx,
  { battleId, askedBy, expiresAt }: { battleId: string; askedBy: string; expiresAt: Date },
) => tx.rows(...updateRow("rematches", { battleId }, { askedBy, expiresAt }));

export const saveNext = (tx: Tx, battleId: string, { duelId, battleCode }: Next) =>
  tx.rows(...updateRow("rematches", { battleId }, { nextDuelId: duelId, nextCode: battleCode }));

export type Next = Pick<RematchRow, "duelId" | "battleCode">;

/** False for a player who has left the game. */
export const isHere = (tx: Tx, playerId: string) =>
  tx.any(`select from players where id = $1 and deleted_at is null`, [playerId]);

/** Removes the player's own question as long as it has no answer. */
export const removeAsking = (tx: Tx, battleId: string, playerId: string) =>
  tx.rows(
    `delete from rematches
      where battle_id = $1 and asked_by = $2 and next_duel_id is null and next_code is null`,
    [battleId, playerId],
  );
