import type { Tx } from "#server/lib/db.ts";

export type ExportRow = { id: string; askedAt: Date; readyAt: Date | null; bytes: number | null };

const columns = `id, asked_at as "askedAt", ready_at as "readyAt", bytes`;

export const findExport = (tx: Tx, playerId: string) =>
  tx.maybe<ExportRow>(`select ${columns} from account_exports where player_id = $1`, [playerId]);

type ExportRequest = { playerId: string; id: string; now: Date; staleBefore: Date };

/** Null while another export is being made, unless it has been under way for too long. */
export const beginExport = (tx: Tx, { playerId, id, now, staleBefore }: ExportRequest) =>
  tx.maybe<ExportRow>(
    `insert into account_exports (player_id, id, asked_at) values ($1, $2, $3)
     on conflict (player_id) do update
        set id = excluded.id, asked_at = excluded.asked_at, ready_at = null, bytes = null
      where account_exports.ready_at is not null or account_exports.asked_at < $4
     returning ${columns}`,
    [playerId, id, now, staleBefore],
  );

type Made = { id: string; now: Date; bytes: number };

/** False when it is not this one any more that is waited for. */
export const finishExport = (tx: Tx, { id, now, bytes }: Made) =>
  tx.any(
    `update account_exports set ready_at = $2, bytes = $3 where id = $1 and ready_at is null
     returning id`,
    [id, now, bytes],
  );

export const listOldExports = (tx: Tx, before: Date, limit: number) =>
  tx.rows<{ id: string }>(
    `select player_id as id from account_exports where asked_at <= $1 order by asked_at limit $2`,
    [before, limit],
  );

export const dropExport = (tx: Tx, playerId: string, before: Date) =>
  tx.rows(`delete from account_exports where player_id = $1 and asked_at <= $2`, [
    playerId,
    before,
  ]);
