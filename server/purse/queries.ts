import type { Tx } from "#server/lib/db.ts";

export type Purse = { id: string; coins: number; credits: number };

export const lockPurseRows = (tx: Tx, ids: readonly string[]) =>
  tx.rows<Purse>(
    `select player_id as id, coins, credits from purses
      where player_id = any($1) order by player_id for no key update`,
    [ids],
  );

export const openPurse = (tx: Tx, playerId: string) =>
  tx.rows(`insert into purses (player_id) values ($1)`, [playerId]);

export type LedgerRow = {
  playerId: string;
  currency: "coins" | "credits";
  amount: number;
  reason: string;
  cause: string;
};

/**
 * A trigger moves the balances along, row by row in this order. The same cause for the same reason is
 * an error: it pays once.
 */
export const recordInLedger = (tx: Tx, movements: readonly LedgerRow[]) =>
  tx.rows(
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     select player_id, currency, amount, reason, cause, 0
       from unnest($1::uuid[], $2::text[], $3::bigint[], $4::text[], $5::text[])
         as given (player_id, currency, amount, reason, cause)`,
    [
      movements.map((row) => row.playerId),
      movements.map((row) => row.currency),
      movements.map((row) => row.amount),
      movements.map((row) => row.reason),
      movements.map((row) => row.cause),
    ],
  );

export type Tally = { playerId: string; day: string; what: string };

/** Counts something that is limited per day and returns how often it has happened, this time included. */
export const tally = (tx: Tx, { playerId, day, what }: Tally) =>
  tx.value<number>(
    `insert into daily_tallies (player_id, day, what, times) values ($1, $2, $3, 1)
     on conflict (player_id, day, what) do update set times = daily_tallies.times + 1
     returning times`,
    [playerId, day, what],
  );

/** Counts it unless it has happened so often already: then nothing is counted, and this is false. */
export const tallyUpTo = (tx: Tx, { playerId, day, what }: Tally, most: number) =>
  tx.any(
    `insert into daily_tallies as t (player_id, day, what, times) select $1, $2, $3, 1 where $4 > 0
     on conflict (player_id, day, what) do update set times = t.times + 1 where t.times < $4
     returning times`,
    [playerId, day, what, most],
  );

/** How often it has happened on that day so far. */
export const tallySoFar = async (tx: Tx, { playerId, day, what }: Tally): Promise<number> => {
  const found = await tx.maybe<{ times: number }>(
    `select times from daily_tallies where player_id = $1 and day = $2 and what = $3`,
    [playerId, day, what],
  );
  return found?.times ?? 0;
};

/** Admins look so far back; players are limited by those of today only. */
const TALLIES_KEPT_DAYS = 90;

export const forgetOldTallies = (tx: Tx) =>
  tx.rows(`delete from daily_tallies where day < current_date - $1::int`, [TALLIES_KEPT_DAYS]);

export type LedgerPage = { limit: number; before: number | null };

export type MovementRow = {
  id: number;
  currency: "coins" | "credits";
  amount: number;
  balanceAfter: number;
  reason: string;
  cause: string;
  createdAt: Date;
  /** Of the thing or the person that it was about; null when nothing has a name. */
  name: string | null;
  packId: number | null;
  /** A card that was bought, for as long as the player has it. */
  ownedCardId: string | null;
};

/**
 * The only place that looks up what a cause names: a mission, an opponent, a card, a friend. It
 * joins other features' tables: one statement for a page, where services would need six calls.
 */
export const listMovements = (tx: Tx, playerId: string, { limit, before }: LedgerPage) =>
  tx.rows<MovementRow>(
    `select l.id, l.currency, l.amount, l.balance_after as "balanceAfter", l.reason, l.cause,
            l.created_at as "createdAt", pack.pack_id as "packId",
            dealt.here as "ownedCardId",
            coalesce(mission.title, dealt.name, wanted.name, friend.shown_name,
              case when battle.challenger_id = l.player_id
                   then coalesce(opponent.shown_name, battle.opponent_name)
                   else challenger.shown_name end) as name
       from ledger l
       cross join lateral (
         select split_part(l.cause, ':', 1) as kind,
                substring(l.cause from '^[a-z]+:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})')::uuid
                  as id) thing
       left join missions mission on thing.kind = 'mission' and mission.id = thing.id
       left join battles battle on thing.kind = 'battle' and battle.id = thing.id
       left join players challenger on challenger.id = battle.challenger_id
       left join players opponent on opponent.id = battle.opponent_id
       left join pack_openings pack on thing.kind = 'pack' and pack.id = thing.id
       left join buy_orders bid on thing.kind = 'order' and bid.id = thing.id
       left join cards wanted on wanted.id = bid.card_id
       left join invites invite on thing.kind = 'invite' and invite.invitee_id = thing.id
       left join players friend on friend.id =
         case when invite.invitee_id = l.player_id then invite.inviter_id
              else invite.invitee_id end
       left join lateral (
         select c.name, case when o.owner_id = l.player_id then o.id end as here
           from card_moves m
           join owned_cards o on o.id = m.owned_card_id join cards c on c.id = o.card_id
          where thing.kind = 'listing' and m.cause = l.cause and m.from_id is not null
          limit 1) dealt on true
      where l.player_id = $1 and ($3::bigint is null or l.id < $3)
      order by l.id desc limit $2`,
    [playerId, limit, before],
  );

export type CardMoveRow = {
  id: number;
  ownedCardId: string;
  cardId: string;
  isReceived: boolean;
  /** The player has the card now. */
  isHere: boolean;
  otherName: string | null;
  reason: string;
  cause: string;
  createdAt: Date;
};

/**
 * Two indexes, one for what came and one for what went, each read from its newest end. Which card a
 * copy is stands with the copy, so its table is joined.
 */
export const listCardMoves = (tx: Tx, playerId: string, { limit, before }: LedgerPage) =>
  tx.rows<CardMoveRow>(
    `select m.id, m.owned_card_id as "ownedCardId", o.card_id as "cardId",
            m.to_id is not distinct from $1 as "isReceived",
            o.owner_id is not distinct from $1 as "isHere",
            other.shown_name as "otherName", m.reason, m.cause, m.created_at as "createdAt"
       from (
         (select * from card_moves where to_id = $1 and ($3::bigint is null or id < $3)
           order by id desc limit $2)
         union all
         (select * from card_moves where from_id = $1 and ($3::bigint is null or id < $3)
           order by id desc limit $2)) m
       join owned_cards o on o.id = m.owned_card_id
       left join players other on other.id = case when m.to_id = $1 then m.from_id else m.to_id end
      order by m.id desc limit $2`,
    [playerId, limit, before],
  );
