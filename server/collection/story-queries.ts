import type { CardDeed, DeedKind } from "#game/collection/story.ts";
import type { Tx } from "#server/lib/db.ts";

type NewDeeds = {
  ownedCardIds: readonly string[];
  deeds: readonly CardDeed[];
  battleId: string;
  whom: string;
  healthLeft: number;
};

/** A greater deed takes the place of one that was not told yet. */
export const saveDeeds = (tx: Tx, { ownedCardIds, deeds, battleId, whom, healthLeft }: NewDeeds) =>
  tx.rows(
    `insert into card_deeds as d (owned_card_id, kind, battle_id, whom, health_left, greatness)
     select card_id, kind, $4, $5, $6, greatness
       from unnest($1::uuid[]) card_id cross join unnest($2::text[], $3::int[]) done (kind, greatness)
     on conflict (owned_card_id, kind) do update
        set battle_id = excluded.battle_id, whom = excluded.whom,
            health_left = excluded.health_left, greatness = excluded.greatness
      where d.line is null and excluded.greatness > d.greatness`,
    [
      ownedCardIds,
      deeds.map(({ kind }) => kind),
      deeds.map(({ greatness }) => greatness),
      battleId,
      whom,
      healthLeft,
    ],
  );

export type UntoldRow = {
  ownedCardId: string;
  kind: DeedKind;
  whom: string;
  healthLeft: number;
  /** Of the creation; null of a card that was made without one. */
  seed: number | null;
};

/** What the stories of these copies do not tell yet. */
export const listUntold = (tx: Tx, ownedCardIds: readonly string[]) =>
  tx.rows<UntoldRow>(
    `select d.owned_card_id as "ownedCardId", d.kind, d.whom, d.health_left as "healthLeft",
            (select seed from creations where card_id = o.card_id) as seed
       from card_deeds d join owned_cards o on o.id = d.owned_card_id
      where d.owned_card_id = any($1) and d.line is null`,
    [ownedCardIds],
  );

export const saveLine = (
  tx: Tx,
  { ownedCardId, kind, line }: { ownedCardId: string; kind: DeedKind; line: string },
) =>
  tx.rows(
    `update card_deeds set line = $3 where owned_card_id = $1 and kind = $2 and line is null`,
    [ownedCardId, kind, line],
  );

export const listTold = (tx: Tx, ownedCardId: string) =>
  tx.rows<{ kind: DeedKind; line: string }>(
    `select kind, line from card_deeds where owned_card_id = $1 and line is not null`,
    [ownedCardId],
  );
