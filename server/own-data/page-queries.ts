/** Reads what other features keep, for the page that a person reads: all that happened to one player. */

import type { Tx } from "#server/lib/db.ts";

/** A question about one player, whose id is `$1`. */
export const questions = {
  cards: `select c.name, c.japanese_name as "japaneseName", c.rarity, c.element, c.attack, c.defense,
        c.description, c.backstory, c.image_url as "imageUrl", o.acquired_at as "at", o.reason,
        o.finish, o.nft_address as mint,
        (select string_agg(line, ' ' order by array_position(array['first_win', 'narrow_escape'], kind))
           from card_deeds where owned_card_id = o.id) as deeds
   from owned_cards o join cards c on c.id = o.card_id
  where o.owner_id = $1 order by o.acquired_at`,
  creations: `select n.created_at as "at", n.description, n.state, c.name, c.image_url as "imageUrl"
   from creations n left join cards c on c.id = n.card_id
  where n.player_id = $1 order by n.created_at`,
  battles: `select b.created_at as "at", b.battle_type as type,
        case when b.challenger_id = $1
             then coalesce((select shown_name from players where id = b.opponent_id),
                           b.opponent_name)
             else (select shown_name from players where id = b.challenger_id) end as "other",
        b.challenger_won = (b.challenger_id = $1) as "isWon"
   from battles b where b.challenger_id = $1 or b.opponent_id = $1 order by b.created_at`,
  deals: `select d.created_at as "at", d.kind, d.status, d.price, a.name as card, b.name as "forCard",
        case when d.from_id = $1 then 'gave' else 'got' end as side,
        (select shown_name from players
          where id = case when d.from_id = $1 then d.to_id else d.from_id end) as "other"
   from deals d left join cards a on a.id = d.from_card_id left join cards b on b.id = d.to_card_id
  where d.from_id = $1 or d.to_id = $1 order by d.created_at`,
  purchases: `select created_at as "at", number, title, amount_cents as cents,
        refunded_cents as "refundedCents", state, mode
   from purchases where player_id = $1 or payer_id = $1 order by created_at`,
  told: `select created_at as "at", code, params, title, text
   from notifications where player_id = $1 order by created_at`,
  reports: `select created_at as "at", reason, text from reports where reporter_id = $1
  order by created_at`,
  signIns: `select device, created_at as "at", last_seen_at as "lastSeenAt" from sessions
  where player_id = $1 order by created_at`,
  consents: `select * from (
     select asked_at as "at", 'A parent was asked to say yes' as what, answer from approvals
      where child_id = $1
     union all
     select answered_at, 'You were asked to say yes for a child', answer from approvals
      where guardian_id = $1
     union all
     select changed_at, 'Age group: ' || coalesce(band_after, 'unknown'), changed_by from age_changes
      where player_id = $1
     union all
     select changed_at, 'A parent set: ' || field, value_after::text from allowance_changes
      where child_id = $1
     union all
     select created_at, 'Messages to a device', 'on' from push_subscriptions where player_id = $1
     union all
     select s.shared_at, 'A card is shown to everybody who has the link', c.name
       from shared_cards s join cards c on c.id = s.card_id where s.player_id = $1) all_of_them
  order by 1`,
} as const;

export type Question = keyof typeof questions;

/** Every picture once, of cards that the player has or has made. */
export const listPictures = async (tx: Tx, playerId: string): Promise<string[]> => {
  const found = await tx.rows<{ imageUrl: string }>(
    `select c.image_url as "imageUrl" from owned_cards o join cards c on c.id = o.card_id
      where o.owner_id = $1
     union
     select c.image_url from creations n join cards c on c.id = n.card_id where n.player_id = $1
     union
     select '/pictures/' || picture || '.webp' from card_pictures
      where player_id = $1 and picture <> ''`,
    [playerId],
  );
  return found.map(({ imageUrl }) => imageUrl);
};
