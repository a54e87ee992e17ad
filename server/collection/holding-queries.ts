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

const firstFreeSlot = `(${freeSlotsSql("$2")} limit 1)`;

/**
 * The deal came to nothing: back to where the card came from, into the vault when the deck has filled
 * up. Returns where it lies now.
 */
export const releaseCard = async (tx: Tx, ownerId: string, ownedCardId: string) =>
  (
    await tx.one<{ place: Place }>(
      `with was as (delete from holds where owned_card_id = $1 returning came_from),
     free as (select case when was.came_from = 'deck' then ${firstFreeSlot} end as slot from was)
     update owned_cards
        set place = case when free.slot is null then 'vault' else 'deck' end, deck_slot = free.slot
       from free where id = $1 and owner_id = $2 returning place`,
      [ownedCardId, ownerId],
    )
  ).place;

type HandOver = { ownedCardId: string; toId: string; reason: CardReason; cause: string };

/**
 * To another owner: into a free deck slot, else into the vault. What held it lets go. Returns where it
 * lies now.
 */
export const handOver = async (tx: Tx, { ownedCardId, toId, reason, cause }: HandOver) =>
  (
    await tx.one<{ place: Place }>(
      `with let_go as (delete from holds where owned_card_id = $1),
     free as (select ${firstFreeSlot} as slot)
     update owned_cards
        set owner_id = $2, place = case when free.slot is null then 'vault' else 'deck' end,
            deck_slot = free.slot, reason = $3, cause = $4, acquired_at = now(), position = default
       from free where id = $1 returning place`,
      [ownedCardId, toId, reason, cause],
    )
  ).place;

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
