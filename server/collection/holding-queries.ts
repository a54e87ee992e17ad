import { must } from "#game/lib/must.ts";
import type { Holder, Place } from "#game/collection/deck.ts";
import type { CardReason } from "#game/purse/reasons.ts";
import type { Tx } from "#server/lib/db.ts";
import { freeSlotsSql } from "./queries.ts";

export const findHolder = (tx: Tx, ownedCardId: string) =>
  tx.maybe<{ holder: Holder }>(`select holder from holds where owned_card_id = $1`, [ownedCardId]);

/** Takes the card out of deck or vault for a deal; `holds` keeps where it was. */
export const holdCard = (tx: Tx, card: { id: string }, holder: Holder, holderId: string) =>
  tx.rows(
    `with card as (
       select id, place from owned_cards where id = $1),
     taken as (
       update owned_cards set place = 'held', deck_slot = null where id = $1 returning id)
     insert into holds (owned_card_id, holder, holder_id, came_from)
     select card.id, $2, $3, card.place from card`,
    [card.id, holder, holderId],
  );

const firstFreeSlot = (ownerId: string) => `(${freeSlotsSql(ownerId)} limit 1)`;

/**
 * The deal came to nothing: back to where the card came from, into the vault when the deck has filled
 * up. Returns where it lies now.
 */
export const releaseCard = (tx: Tx, ownerId: string, ownedCardId: string) =>
  tx.value<Place>(
    `with was as (delete from holds where owned_card_id = $1 returning came_from),
     free as (select case when was.came_from = 'deck' then ${firstFreeSlot("$2")} end as slot from was)
     update owned_cards
        set place = case when free.slot is null then 'vault' else 'deck' end, deck_slot = free.slot
       from free where id = $1 and owner_id = $2 returning place`,
    [ownedCardId, ownerId],
  );

type HandOver = { ownedCardId: string; toId: string; reason: CardReason; cause: string };

/**
 * Each card to another owner, who gets no other one of these: into a free deck slot, else into the
 * vault. What held it lets go. Returns where each lies now, in their order.
 */
export async function handOverEach(tx: Tx, cards: readonly HandOver[]): Promise<Place[]> {
  const rows = await tx.rows<{ id: string; place: Place }>(
    `with given as materialized (
       select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[])
         as given (id, to_id, reason, cause)),
     let_go as (delete from holds where owned_card_id = any($1)),
     free as materialized (
       select given.*, ${firstFreeSlot("to_id")} as slot from given)
     update owned_cards o
        set owner_id = to_id, place = case when slot is null then 'vault' else 'deck' end,
            deck_slot = slot, reason = free.reason, cause = free.cause, acquired_at = now(),
            position = default
       from free where o.id = free.id returning o.id, place`,
    [
      cards.map(({ ownedCardId }) => ownedCardId),
      cards.map(({ toId }) => toId),
      cards.map(({ reason }) => reason),
      cards.map(({ cause }) => cause),
    ],
  );
  const places = new Map(rows.map(({ id, place }) => [id, place]));
  return cards.map(({ ownedCardId: id }) => must(places.get(id), `place of card ${id}`));
}

export const handOver = async (tx: Tx, card: HandOver): Promise<Place> =>
  must((await handOverEach(tx, [card]))[0], "place");

/**
 * Out of a wallet outside, into the vault of the card's owner now. An owner who had it before keeps
 * the reason of that time.
 */
export const comeBack = (tx: Tx, { ownedCardId, toId, reason, cause }: HandOver) =>
  tx.rows(
    `with let_go as (delete from holds where owned_card_id = $1)
     update owned_cards
        set owner_id = $2, place = 'vault', deck_slot = null,
            reason = case when owner_id = $2 then reason else $3 end,
            cause = case when owner_id = $2 then cause else $4 end,
            acquired_at = case when owner_id = $2 then acquired_at else now() end,
            position = default
      where id = $1`,
    [ownedCardId, toId, reason, cause],
  );
