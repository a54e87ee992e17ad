import type { LookId, LookKind } from "#game/looks/looks.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";

export const listBought = (tx: Tx, playerId: string) =>
  tx.rows<{ look: LookId }>(
    `select look from bought_looks where player_id = $1 order by bought_at, look`,
    [playerId],
  );

type BoughtLook = { playerId: string; look: LookId; coins: number; boughtAt: Date };

export const recordBought = (tx: Tx, bought: BoughtLook) =>
  tx.rows(...insertInto("bought_looks", bought));

export type WornRow = Record<LookKind, LookId | null>;

export const findWorn = (tx: Tx, playerId: string) =>
  tx.maybe<WornRow>(`select backdrop, emblem, frame from worn_looks where player_id = $1`, [
    playerId,
  ]);

/** Null takes it off. */
export const wear = (tx: Tx, playerId: string, kind: LookKind, look: LookId | null) =>
  tx.rows(
    `insert into worn_looks (player_id, ${kind}) values ($1, $2)
     on conflict (player_id) do update set ${kind} = excluded.${kind}`,
    [playerId, look],
  );
