import type { Tx } from "#server/lib/db.ts";

export const hasAdmin = async (tx: Tx): Promise<boolean> =>
  (await tx.maybe(`select from players where role = 'admin' and deleted_at is null limit 1`)) !==
  null;

export const keepLink = (tx: Tx, hash: Buffer) =>
  tx.rows(
    `insert into setup_link (token_hash) values ($1)
     on conflict (only_row) do update set token_hash = excluded.token_hash`,
    [hash],
  );

export const findLink = async (tx: Tx): Promise<Buffer | null> =>
  (await tx.maybe<{ hash: Buffer }>(`select token_hash as hash from setup_link`))?.hash ?? null;

/** The same, so that of two who have it one uses it up. */
export const lockLink = async (tx: Tx): Promise<Buffer | null> =>
  (await tx.maybe<{ hash: Buffer }>(`select token_hash as hash from setup_link for update`))
    ?.hash ?? null;

export const dropLink = (tx: Tx) => tx.rows(`delete from setup_link`);
