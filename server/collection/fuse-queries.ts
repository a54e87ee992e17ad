import type { Finish } from "#game/cards/finishes.ts";
import type { FusibleCopy } from "#game/collection/fuse.ts";
import type { Holder } from "#game/collection/deck.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";
import { lockThenRead } from "#server/lib/lock.ts";

export type CopyToFuse = FusibleCopy & { deckSlot: number | null; holder: Holder | null };

/**
 * Reads tables of duels, rooms, meetings and the arena: a service would be called for each copy. A
 * room or a code whose time is over holds no card, though its row may still say that it waits.
 */
const isFighting = `exists (select from duel_seats s join duels d on d.id = s.duel_id
    where s.player_id = $1 and d.status = 'running' and o.id = any(d.brought_a || d.brought_b))
  or exists (select from arena_queue q where q.player_id = $1 and o.id = any(q.brought))
  or exists (select from room_seats s join rooms r on r.id = s.room_id
    where s.player_id = $1 and r.state in ('open', 'picking') and r.expires_at > $3
      and o.id = any(r.creator_team || r.joiner_team))
  or exists (select from meetings m
    where (m.state = 'ready' or (m.state = 'waiting' and m.expires_at > $3))
      and $1 in (m.creator_id, m.joiner_id)
      and o.id = any(m.creator_cards || m.joiner_cards))`;

/** The owner's copies of these ids, locked in the order of their ids. */
export const lockCopies = (tx: Tx, ownerId: string, ids: readonly string[], now: Date) =>
  lockThenRead<CopyToFuse>(
    tx,
    [
      `select id from owned_cards where owner_id = $1 and id = any($2) order by id for update`,
      [ownerId, ids],
    ],
    (locked) =>
      tx.rows(
        `select o.id, o.card_id as "cardId", o.finish, o.deck_slot as "deckSlot", h.holder,
                o.nft_address is not null as "isNft", (${isFighting}) as "isFighting"
           from owned_cards o left join holds h on h.owned_card_id = o.id
          where o.owner_id = $1 and o.id = any($2)`,
        [ownerId, locked, now],
      ),
  );

/** They belong to no player from now on; `card_moves` keeps whose they were. */
export const letGo = (tx: Tx, ids: readonly string[], cause: string) =>
  tx.rows(
    `update owned_cards
        set owner_id = null, place = 'gone', deck_slot = null, reason = 'fusion', cause = $2
      where id = any($1)`,
    [ids, cause],
  );

/** Without a slot the copy stays where it is. */
export const refine = (tx: Tx, id: string, finish: Finish, slot: number | null) =>
  tx.rows(
    `update owned_cards
        set finish = $2, deck_slot = coalesce($3::smallint, deck_slot),
            place = case when $3::smallint is null then place else 'deck' end
      where id = $1`,
    [id, finish, slot],
  );

export type Fusion = {
  id: string;
  keptId: string;
  goneIds: readonly string[];
  finish: Finish;
  fusedAt: Date;
};

export const recordFusion = (tx: Tx, fusion: Fusion) => tx.rows(...insertInto("fusions", fusion));

/** Free copies of these cards as they come from packs; none of an NFT. */
export const countPlain = (tx: Tx, ownerId: string, cardIds: readonly string[]) =>
  tx.rows<{ cardId: string; copies: number }>(
    `select card_id as "cardId", count(*) as copies from owned_cards
      where owner_id = $1 and card_id = any($2) and finish = 'plain' and place in ('deck', 'vault')
        and nft_address is null group by card_id`,
    [ownerId, cardIds],
  );
