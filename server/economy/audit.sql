-- What must be true of the economy at every moment. One statement, so one look at the whole database
-- while the game goes on. One row per rule: how many things break it, and one of them.
-- $1: the reasons that the game knows for moving coins.

-- COINS AND CREDITS

select 'a balance is the sum of its ledger rows' as rule, count(*) as violations,
       min(player_id::text) as example
  from purses w
  left join (select player_id, sum(amount) filter (where currency = 'coins') as coins,
                    sum(amount) filter (where currency = 'credits') as credits,
                    sum(amount) filter (where currency = 'coins' and amount > 0
                                          and reason <> 'order_returned') as earned
               from ledger group by player_id) l using (player_id)
 where w.coins <> coalesce(l.coins, 0) or w.credits <> coalesce(l.credits, 0)
    or w.coins_earned <> coalesce(l.earned, 0)

union all
select 'every ledger row says the balance that it left', count(*), min(id::text)
  from (select id, balance_after,
               sum(amount) over (partition by player_id, currency order by id) as running
          from ledger) rows
 where balance_after <> running or balance_after < 0

union all
select 'coins move for a known reason only', count(*), min(id::text)
  from ledger
 where currency = 'coins' and not reason = any($1) or cause = ''

union all
select 'coins that are paid have a cause that exists', count(*), min(l.id::text)
  from ledger l
 cross join lateral (select split_part(l.cause, ':', 1) as kind, split_part(l.cause, ':', 2) as id) c
 where case c.kind
         when 'player' then c.id <> l.player_id::text
         when 'battle' then not exists (select from battles b where b.id::text = c.id
                 and l.player_id in (b.challenger_id, b.opponent_id))
         when 'mission' then not exists (select from mission_progress m
              where m.player_id = l.player_id and m.mission_id::text = c.id
                and m.completed_at is not null)
         when 'share' then not exists (select from shares s
              where s.player_id = l.player_id and l.cause = 'share:' || s.day || ':' || s.number)
         else c.kind not in ('listing', 'order', 'pack', 'invite')
       end

-- CARDS

union all
select 'a card is in exactly one place', count(*), min(o.id::text)
  from owned_cards o left join holds h on h.owned_card_id = o.id
 where (o.place = 'held') <> (h.owned_card_id is not null)
    or (o.place = 'deck') <> (o.deck_slot is not null)

union all
select 'a deck holds at most 54 cards', count(*), min(owner_id::text)
  from (select owner_id from owned_cards where place = 'deck' group by owner_id
        having count(*) > 54) full_decks

union all
select 'every card came from somewhere, and went from hand to hand', count(*),
       min(owned_card_id::text)
  from (select owned_card_id, from_id,
               lag(to_id) over (partition by owned_card_id order by id) as had_it
          from card_moves) moves
 where from_id is distinct from had_it

union all
select 'a card belongs to whoever received it last, for that reason', count(*), min(o.id::text)
  from owned_cards o
  left join (select distinct on (owned_card_id) owned_card_id, to_id, reason, cause
               from card_moves order by owned_card_id, id desc) last on last.owned_card_id = o.id
 where last.to_id is distinct from o.owner_id or last.reason is distinct from o.reason
    or last.cause is distinct from o.cause

union all
select 'nothing was minted without a reason', count(*), min(m.id::text)
  from card_moves m
 cross join lateral (select split_part(m.cause, ':', 1) as kind, split_part(m.cause, ':', 2) as id) c
 where m.from_id is null
   and case c.kind
         when 'player' then m.reason <> 'welcome' or c.id <> m.to_id::text
         when 'creation' then not exists (select from creations where id::text = c.id
                 and owned_card_id = m.owned_card_id)
         when 'battle' then m.reason <> 'first_win'
              or not exists (select from battles where id::text = c.id)
         when 'mission' then not exists (select from mission_progress p
              where p.player_id = m.to_id and p.mission_id::text = c.id
                and p.completed_at is not null)
         when 'welcome-path' then c.id <> m.to_id::text
         else c.kind not in ('pack', 'invite')
       end

union all
select 'the game gives as many cards as it promised', count(*), min(cause)
  from (select m.cause, m.to_id, m.reason, count(*) as given
          from card_moves m where m.from_id is null group by m.cause, m.to_id, m.reason) gifts
 where given > case reason when 'welcome' then 12 when 'creation' then 1 when 'first_win' then 1
                    else given end
