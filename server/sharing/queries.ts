import type { Platform } from "#contract/sharing.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";

export type SharerRow = {
  shareCredits: number;
  sharesToday: number;
  cardsOwned: number;
  createdAt: Date;
  lastBattleAt: Date | null;
};

/**
 * All that decides about a reward, in one statement, so it also reads what other features keep. A
 * quick battle is fought by its challenger alone: the other player has only left a team behind.
 */
export const findSharer = (tx: Tx, playerId: string, day: string) =>
  tx.one<SharerRow>(
    `select p.share_credits as "shareCredits", p.created_at as "createdAt",
            coalesce((select times from daily_tallies
                       where player_id = $1 and day = $2 and what = 'share'), 0) as "sharesToday",
            (select count(*) from owned_cards where owner_id = $1) as "cardsOwned",
            greatest((select max(created_at) from battles where challenger_id = $1),
                     (select max(created_at) from battles
                       where opponent_id = $1 and mode <> 'quick')) as "lastBattleAt"
       from players p where p.id = $1`,
    [playerId, day],
  );

export const addShareCredits = (tx: Tx, playerId: string, credits: number) =>
  tx.rows(`update players set share_credits = share_credits + $2 where id = $1`, [
    playerId,
    credits,
  ]);

export type NewShare = {
  playerId: string;
  day: string;
  number: number;
  platform: Platform | "unknown";
  cardIds: readonly string[];
};

export const recordShare = (tx: Tx, share: NewShare) => tx.rows(...insertInto("shares", share));

/**
 * Which cards of the player these ids mean, each of the card itself or of a copy, in their order. It
 * reads copies wherever they are: a card that is for sale can be shown, too. One that an admin has taken
 * out is shown to others no more.
 */
export const listOwnCards = (tx: Tx, playerId: string, ids: readonly string[]) =>
  tx.rows<{ cardId: string }>(
    `select distinct on (asked.n) o.card_id as "cardId"
       from unnest($2::uuid[]) with ordinality as asked (id, n)
       join owned_cards o on o.owner_id = $1 and (o.id = asked.id or o.card_id = asked.id)
       join cards c on c.id = o.card_id and c.archived_at is null
      order by asked.n`,
    [playerId, ids],
  );

export const listSharedBy = (tx: Tx, playerId: string) =>
  tx.rows<{ cardId: string }>(
    `select card_id as "cardId" from shared_cards where player_id = $1 order by shared_at`,
    [playerId],
  );

/** Those that the player did not share before. */
export const addSharedCards = (tx: Tx, playerId: string, cardIds: readonly string[]) =>
  tx.rows<{ cardId: string }>(
    `insert into shared_cards (player_id, card_id) select $1, id from unnest($2::uuid[]) as id
     on conflict do nothing returning card_id as "cardId"`,
    [playerId, cardIds],
  );

export const removeSharedCard = (tx: Tx, playerId: string, cardId: string) =>
  tx.rows(`delete from shared_cards where player_id = $1 and card_id = $2`, [playerId, cardId]);

/** The card with this id, or the card of the copy with this id: a link does not say which. */
const MEANT = `coalesce((select card_id from owned_cards where id = $1), $1)`;

type Shared = {
  cardId: string;
  makerId: string | null;
  makerUsername: string | null;
  sharerIds: string[];
};

const SHARERS_AT_MOST = 100;

/**
 * A card whose maker has not left and that no admin has taken out, and its sharers: first those whose
 * sharing no guardian can have closed.
 */
export const findSharedCard = (tx: Tx, id: string) =>
  tx.maybe<Shared>(
    `select c.id as "cardId", maker.id as "makerId", maker.shown_name as "makerUsername",
            array(select p.id from shared_cards s join players p on p.id = s.player_id
                   where s.card_id = c.id and p.deleted_at is null
                   order by p.age_band = 'adult' desc nulls last, p.age_band = 'child'
                   limit $2) as "sharerIds"
       from cards c left join players maker on maker.id = c.creator_id
      where c.id = ${MEANT} and maker.deleted_at is null and c.archived_at is null`,
    [id, SHARERS_AT_MOST],
  );

export const findOwnCard = (tx: Tx, playerId: string, id: string) =>
  tx.maybe<{ cardId: string }>(
    `select card_id as "cardId" from owned_cards where owner_id = $2 and card_id = ${MEANT} limit 1`,
    [id, playerId],
  );
