-- What must be true of the economy at every moment. One statement, so one look at the whole database
-- while the game goes on. One row per rule: how many things break it, and one example.
-- $1: the reasons that the game knows for moving coins. $2: those for credits.

-- Most cards have only come to their first player. The way of the others, sorted once for the rules that
-- follow it.
with went_on as materialized (
  select distinct owned_card_id from card_moves where from_id is not null),
moves as materialized (
  select owned_card_id, from_id, to_id, reason, cause, lag(to_id) over way as had_it,
         lead(id) over way is null as is_last
    from card_moves join went_on using (owned_card_id)
  window way as (partition by owned_card_id order by id)),
-- What the game itself has given, by what it was given for: a pack brings five cards, a welcome twelve.
minted as materialized (
  select cause, to_id, reason, count(*) as given, array_agg(owned_card_id) as owned_card_ids,
         min(id) as first_id
    from card_moves where from_id is null group by cause, to_id, reason)

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
select 'credits move for a known reason only', count(*), min(id::text)
  from ledger
 where currency = 'credits' and not reason = any($2)

union all
select 'coins that are paid have a cause that exists', count(*), min(l.id::text)
  from ledger l
 cross join lateral (
    select split_part(l.cause, ':', 1) as kind,
           id_in_cause(l.cause) as id) c
 where case c.kind
         when 'player' then l.cause is distinct from 'player:' || l.player_id
         when 'battle' then not exists (select from battles b where b.id = c.id
                 and l.player_id in (b.challenger_id, b.opponent_id))
         when 'mission' then not exists (select from mission_progress m
              where m.player_id = l.player_id and m.mission_id = c.id
                and m.completed_at is not null)
         when 'day' then l.reason <> 'daily_gift' or c.id is distinct from l.player_id
         when 'share' then not exists (select from shares s
              where s.player_id = l.player_id and l.cause = 'share:' || s.day || ':' || s.number)
         when 'album' then l.reason <> 'album' or not exists (select from album_rewards r
              where r.player_id = l.player_id and l.cause = 'album:' || r.page)
         when 'road' then l.reason <> 'road' or not exists (select from road_wins r
              where r.player_id = l.player_id and l.cause = 'road:' || r.rival)
         when 'look' then l.reason <> 'look' or not exists (select from bought_looks b
              where b.player_id = l.player_id and l.cause = 'look:' || b.look
                and l.amount = -b.coins)
         when 'team_slot' then l.reason <> 'team_slot' or not exists (select from team_slots s
              where s.player_id = l.player_id and l.cause = 'team_slot:' || s.number
                and l.amount = -s.coins)
         when 'listing' then not exists (select from listings where id = c.id
                 and state = 'sold' and l.player_id in (seller_id, buyer_id))
         when 'order' then not exists (select from buy_orders where id = c.id
                 and buyer_id = l.player_id)
         when 'pack' then not exists (select from pack_openings where id = c.id
                 and player_id = l.player_id)
         when 'invite' then not exists (select from invites where invitee_id = c.id
                 and l.player_id in (inviter_id, invitee_id))
         when 'gift' then l.reason <> 'gift'
         when 'grant' then l.reason <> 'gift' or not exists (select from grant_recipients
              where grant_id = c.id and player_id = l.player_id and paid_at is not null)
         when 'purchase' then l.currency <> 'credits' or not exists (select from purchases
              where id = c.id and player_id = l.player_id and kind = 'credits'
                and granted_at is not null)
         when 'creation' then not exists (select from creations
              where id = c.id and player_id = l.player_id
                and kind = case when l.currency = 'credits' then 'credit'
                                when l.reason = 'bonus_card' then 'bonus' end)
         when 'picture' then l.reason <> 'card_repainted' or not exists (select from card_pictures
              where id = c.id and player_id = l.player_id)
         when 'rename' then l.reason <> 'card_renamed' or not exists (select from card_renames
              where id = c.id and player_id = l.player_id)
         else true
       end

union all
select 'every day that a player came has paid one gift', count(*), min(p.id::text)
  from players p
  left join (select player_id, count(*) as given, count(distinct cause) as days,
                    max(split_part(cause, ':', 3)::int) as last
               from ledger where reason = 'daily_gift' group by player_id) g on g.player_id = p.id
 where p.days_come <> coalesce(g.given, 0) or p.days_come <> coalesce(g.days, 0)
    or p.days_come <> coalesce(g.last, 0)

-- THE ALBUM

union all
select 'the album has every creature that came, and no other', count(*), min(player_id::text)
  from (select player_id, card_id, bool_or(has_come) as has_come, bool_or(not has_come) as is_shown
          -- Who has a card now has had it: that this is who got it last is a rule below.
          from (select owner_id as player_id, card_id, true as has_come from owned_cards
                 where owner_id is not null
                union all
                select m.to_id, o.card_id, true from moves m join owned_cards o on o.id = m.owned_card_id
                 where m.to_id is not null
                union all
                select player_id, card_id, false from album_entries where not is_creation) rows
         group by player_id, card_id) album
  left join cards c on c.id = album.card_id
 where case when is_shown then not has_come or c.origin is distinct from 'catalogue'
            else c.origin = 'catalogue' end

union all
select 'an album page is rewarded once, and only when it is full', count(*), min(r.player_id::text)
  from album_rewards r
  left join (select player_id, cause, sum(amount) as coins from ledger where reason = 'album'
              group by player_id, cause) paid
    on paid.player_id = r.player_id and paid.cause = 'album:' || r.page
 where coalesce(paid.coins, 0) <> r.coins
    or exists (select from unnest(r.card_ids) as shown (card_id)
                where not exists (select from album_entries e
                                   where e.player_id = r.player_id and e.card_id = shown.card_id))

union all
select 'a rival of the road pays once, and after the one before it', count(*), min(r.player_id::text)
  from (select player_id, rival, coins,
               5 * split_part(rival, '-', 1)::int + split_part(rival, '-', 2)::int as place,
               row_number() over (partition by player_id order by rival) as won
          from road_wins) r
  left join (select player_id, cause, sum(amount) as coins from ledger where reason = 'road'
              group by player_id, cause) paid
    on paid.player_id = r.player_id and paid.cause = 'road:' || r.rival
 where coalesce(paid.coins, 0) <> r.coins or r.place - 5 <> r.won

union all
select 'a bought look took its coins once', count(*), min(b.player_id::text)
  from bought_looks b
  left join (select player_id, cause, sum(amount) as coins from ledger where reason = 'look'
              group by player_id, cause) paid
    on paid.player_id = b.player_id and paid.cause = 'look:' || b.look
 where coalesce(paid.coins, 0) <> -b.coins

union all
select 'a place for a team took its coins once', count(*), min(s.player_id::text)
  from team_slots s
  left join (select player_id, cause, sum(amount) as coins from ledger where reason = 'team_slot'
              group by player_id, cause) paid
    on paid.player_id = s.player_id and paid.cause = 'team_slot:' || s.number
 where coalesce(paid.coins, 0) <> -s.coins

union all
select 'a player keeps no more teams than there are places', count(*), min(k.player_id::text)
  from (select player_id, count(*) as teams from kept_teams group by player_id) k
 -- Two places are free.
 where k.teams > 2 + (select count(*) from team_slots s where s.player_id = k.player_id)

union all
select 'a completed mission gives at most five points of a season', count(*), min(s.player_id::text)
  from (select player_id, sum(points) as points from player_seasons group by player_id) s
 where s.points > 5 * (select count(*) from mission_progress p
                        where p.player_id = s.player_id and p.completed_at is not null)

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
  from (select owned_card_id from moves where from_id is distinct from had_it
         union
        -- The next rule finds a card that came from nowhere: then one of as many moves came twice.
        select owned_card_id from card_moves
         where from_id is null and (select count(*) from card_moves where from_id is null)
                                   <> (select count(*) from owned_cards)
         group by owned_card_id having count(*) > 1) broken

union all
select 'a card belongs to whoever received it last, for that reason', count(*), min(o.id::text)
  from owned_cards o
  left join (select owned_card_id, to_id, reason, cause from moves where is_last
              union all
             select owned_card_id, to_id, reason, cause from card_moves m
              where from_id is null
                and not exists (select from went_on w where w.owned_card_id = m.owned_card_id)) last
    on last.owned_card_id = o.id
 where last.to_id is distinct from o.owner_id or last.reason is distinct from o.reason
    or last.cause is distinct from o.cause

union all
select 'nothing was minted without a reason', coalesce(sum(m.given), 0)::bigint,
       min(m.first_id)::text
  from minted m
 cross join lateral (
    select split_part(m.cause, ':', 1) as kind,
           id_in_cause(m.cause) as id) c
 where case c.kind
         when 'player' then m.reason <> 'welcome' or m.cause is distinct from 'player:' || m.to_id
         when 'creation' then not exists (select from creations where id = c.id
                 and owned_card_id = all(m.owned_card_ids))
         when 'battle' then m.reason <> 'first_win'
              or not exists (select from battles where id = c.id)
         when 'mission' then not exists (select from mission_progress p
              where p.player_id = m.to_id and p.mission_id = c.id
                and p.completed_at is not null)
         when 'welcome-path' then c.id is distinct from m.to_id
         when 'pack' then not exists (select from pack_openings o where o.id = c.id
                 and o.player_id = m.to_id and m.owned_card_ids <@ o.owned_card_ids)
         when 'invite' then not exists (select from invites where invitee_id = c.id
                 and m.to_id in (inviter_id, invitee_id))
         when 'gift' then m.reason <> 'gift'
         when 'grant' then m.reason <> 'gift' or not exists (select from grant_recipients
              where grant_id = c.id and player_id = m.to_id and paid_at is not null)
         else true
       end

union all
select 'the game gives as many cards as it promised', count(*), min(cause)
  from minted
 where given > case reason when 'welcome' then 12 when 'creation' then 1 when 'first_win' then 1
                    when 'invite' then 3 else given end

-- DEALS

union all
select 'an open deal holds its card, and a held card is in an open deal', count(*),
       min(coalesce(h.owned_card_id, d.owned_card_id)::text)
  from holds h
  full join (select 'listing' as holder, id, owned_card_id, seller_id as owner_id
               from listings where state = 'open'
              union all
             select 'trade', id, offered_id, creator_id from trades where status = 'pending'
              union all
             select 'transfer', id, owned_card_id, giver_id from transfers
              where status = 'pending'
              union all
             select h.holder, p.id, h.owned_card_id, p.player_id
               from holds h join creations c on c.owned_card_id = h.owned_card_id
               join purchases p on p.id = c.purchase_id and p.id = h.holder_id
              where h.holder = 'purchase' and p.state in ('refunded', 'disputed')
              union all
             select 'nft', id, owned_card_id, to_id from nft_jobs
              where kind = 'mint' and state in ('queued', 'submitted')
              union all
             select case state when 'outside' then 'external' else 'nft' end, id, owned_card_id,
                    player_id
               from nft_withdrawals where state in ('waiting', 'sending', 'outside')) d
    on d.holder = h.holder and d.id = h.holder_id and d.owned_card_id = h.owned_card_id
  left join owned_cards o on o.id = d.owned_card_id
 where h.owned_card_id is null or d.id is null or o.owner_id <> d.owner_id

union all
select 'a card that was sold was paid for once, and its seller received all but the fee', count(*),
       min(l.id::text)
  from listings l
  left join buy_orders b on b.listing_id = l.id
  left join (select cause, sum(amount) filter (where reason = 'sale') as sale,
                    sum(amount) filter (where reason = 'market_fee') as fee,
                    sum(amount) filter (where reason = 'purchase') as purchase,
                    count(*) filter (where reason = 'sale') as sales
               from ledger where cause like 'listing:%' group by cause) paid
    on paid.cause = 'listing:' || l.id
 where l.state = 'sold'
   and (paid.sales is distinct from 1 or paid.sale <> l.sold_for
        or coalesce(paid.fee, 0) <> -l.fee or l.fee <> floor(l.sold_for * l.fee_percent / 100.0)
        or coalesce(paid.purchase, 0) <> case when b.id is null then -l.sold_for else 0 end
        or b.id is not null and (b.price <> l.sold_for or b.buyer_id <> l.buyer_id
                                 or b.state <> 'filled'))

union all
select 'the coins of a buy order are set aside until it ends', count(*), min(b.id::text)
  from buy_orders b
  left join (select cause, sum(amount) filter (where reason = 'order_held') as held,
                    sum(amount) filter (where reason = 'order_returned') as returned
               from ledger where cause like 'order:%' group by cause) l
    on l.cause = 'order:' || b.id
 where l.held is distinct from -b.price
    or coalesce(l.returned, 0) <> case when b.state in ('cancelled', 'expired') then b.price
                                       else 0 end

union all
select 'a deal that was done moved its cards once, any other deal none', count(*),
       min(coalesce(m.cause, d.cause))
  from (select cause, owned_card_id, from_id, to_id from card_moves
         where reason in ('purchase', 'trade', 'transfer')) m
  full join (select 'listing:' || id as cause, owned_card_id, seller_id as from_id,
                    buyer_id as to_id from listings where state = 'sold'
              union all
             select 'trade:' || id, offered_id, creator_id, responder_id from trades
              where status = 'completed'
              union all
             select 'trade:' || id, given_id, responder_id, creator_id from trades
              where status = 'completed'
              union all
             select 'transfer:' || id, owned_card_id, giver_id, claimer_id from transfers
              where status = 'completed') d
    on (d.cause, d.owned_card_id, d.from_id, d.to_id)
     = (m.cause, m.owned_card_id, m.from_id, m.to_id)
 where m.cause is null or d.cause is null

union all
select 'a card changes hands by a sale, a trade or a gift only', count(*), min(id::text)
  from card_moves
 where from_id is not null and to_id is not null
   and reason not in ('purchase', 'trade', 'transfer')

-- FINISHES

union all
select 'a card leaves for good only by a fusion, and every fusion takes two', count(*),
       min(coalesce(m.owned_card_id, f.gone_id)::text)
  from (select owned_card_id, reason, cause from card_moves where to_id is null) m
  full join (select 'fusion:' || id as cause, unnest(gone_ids) as gone_id from fusions) f
    on f.gone_id = m.owned_card_id and f.cause = m.cause
 where m.owned_card_id is null or f.gone_id is null or m.reason <> 'fusion'

union all
select 'a finish was reached by fusing equal cards, one finish at a time', count(*),
       min(o.id::text)
  from (select * from owned_cards
         where finish <> 'plain' or id in (select kept_id from fusions)) o
  left join lateral (
    select count(*) as times,
           count(*) filter (where exists (
             select from unnest(f.gone_ids) as gone (id) join owned_cards g on g.id = gone.id
              where g.card_id <> o.card_id
                 or array_position(array['plain', 'foil', 'living', 'golden'], g.finish) + 1
                    <> array_position(array['plain', 'foil', 'living', 'golden'], f.finish))) as unequal
      from fusions f where f.kept_id = o.id) fused on true
 where fused.unequal > 0
    or (array['plain', 'foil', 'living', 'golden'])[fused.times + 1] is distinct from o.finish

-- PACKS AND INVITES

union all
select 'a pack was paid once and gave what was drawn', count(*), min(p.id::text)
  from pack_openings p
 where (select coalesce(sum(amount), 0) from ledger
         where player_id = p.player_id and currency = 'coins' and reason = 'pack'
           and cause = 'pack:' || p.id) <> -p.price_coins
    or (select array_agg(m.owned_card_id order by m.owned_card_id) from card_moves m
         where m.owned_card_id = any(p.owned_card_ids) and m.cause = 'pack:' || p.id
           and m.from_id is null)
       is distinct from (select array_agg(id order by id) from unnest(p.owned_card_ids) as given (id))
    or (select array_agg(o.card_id order by given.n)
          from unnest(p.owned_card_ids) with ordinality as given (id, n)
          join owned_cards o on o.id = given.id) is distinct from p.card_ids

union all
select 'an invite was rewarded on both sides', count(*), min(i.invitee_id::text)
  from invites i
 where i.state = 'rewarded'
   and ((select count(*) from ledger l
          where l.player_id in (i.inviter_id, i.invitee_id)
            and l.cause = 'invite:' || i.invitee_id and (l.player_id, l.reason, l.amount) in
               ((i.inviter_id, 'invite', 100), (i.invitee_id, 'invite_welcome', 50))) <> 2
        or (select count(*) from card_moves m
             where m.to_id in (i.inviter_id, i.invitee_id) and m.cause = 'invite:' || i.invitee_id
               and m.reason = 'invite' and m.from_id is null) <> 6)

union all
select 'an invite code admits six friends, and every one is counted', count(*), min(c.code)
  from invite_codes c
 where c.used <> (select count(*) from invites where code = c.code) or c.used > 6
    or (select invites_used from players where id = c.owner_id)
       <> (select count(*) from invites where inviter_id = c.owner_id)

-- PURCHASES

union all
select 'what was paid was granted once, or the money goes back', count(*), min(p.id::text)
  from purchases p
 where (p.paid_cents is not null
        and p.state not in ('granted', 'refunding', 'refunded', 'unreturned', 'disputed'))
    or (p.granted_at is not null and p.paid_cents is distinct from p.amount_cents)
    or (p.state = 'granted' and p.granted_at is null)
    or (select count(*) from ledger l
         where l.player_id = p.player_id and l.currency = 'credits'
           and l.reason = 'credits_bought' and l.cause = 'purchase:' || p.id
           and l.amount = p.credits)
       <> case when p.kind = 'credits' and p.granted_at is not null then 1 else 0 end
    or (select count(*) from creations c where c.purchase_id = p.id)
       <> case when p.granted_at is null or p.kind = 'credits' then 0
               when p.kind = 'custom' and p.design is null then 0 else 1 end

union all
select 'as many credits as their money went back for are gone, or owed', count(*), min(p.id::text)
  from purchases p
  left join debts d on d.purchase_id = p.id
  left join (select player_id, split_part(cause, ':', 2) as purchase, sum(amount) as moved
               from ledger where currency = 'credits' and cause like 'purchase:%'
              group by 1, 2) l on l.player_id = p.player_id and l.purchase = p.id::text
 where p.kind = 'credits'
   and (coalesce(l.moved, 0) <> case when p.granted_at is null then 0
                                     else p.credits - p.credits_gone + coalesce(d.credits, 0) end
        or p.credits_gone <> case
             when p.granted_at is null then 0
             when p.state = 'disputed' then p.credits
             else credits_refunded(p.credits, p.amount_cents, greatest(p.refunded_cents,
                    case when p.state in ('refunding', 'unreturned') then p.refund_due_cents else 0 end)) end)

union all
select 'whoever has no goods any more has the money', count(*), min(p.id::text)
  from purchases p
 where p.state = 'refunded' and (p.kind <> 'credits' or p.granted_at is null)
   and p.refunded_cents <> p.amount_cents

union all
select 'no money waits for the operator to send it back', count(*), min(p.id::text)
  from purchases p
 where p.state = 'unreturned'

union all
select 'a credit is spent and taken back from what it was bought with, or was a gift', count(*),
       min(player_id::text)
  from (select l.player_id
          from ledger l left join purchases p on p.id = l.purchase_id
         where l.currency = 'credits'
         group by l.player_id, l.purchase_id, p.player_id
        having sum(l.amount) < 0 or p.player_id <> l.player_id
            or bool_or((l.reason in ('credits_bought', 'credits_taken_back'))
                         and split_part(l.cause, ':', 2) is distinct from l.purchase_id::text)) spent

union all
select 'a card whose money went back is locked, or owed', count(*), min(p.id::text)
  from purchases p
  join creations c on c.purchase_id = p.id and c.owned_card_id is not null
 where (p.state = 'disputed' or p.state = 'refunded' and p.granted_at is not null)
   -- A card that was made since is looked for again within an hour.
   and (p.check_at is null or p.check_at > c.finished_at + interval '1 hour')
   and not exists (select from holds where owned_card_id = c.owned_card_id
                      and holder = 'purchase' and holder_id = p.id)
   and not exists (select from debts where purchase_id = p.id)

union all
select 'no player took back the money for a card that was made', count(*), min(p.id::text)
  from purchases p
 where p.why = 'taken_back' and exists (select from creations where purchase_id = p.id)

union all
select 'a debt is of a purchase whose money went back', count(*), min(d.purchase_id::text)
  from debts d join purchases p on p.id = d.purchase_id
 where p.player_id <> d.player_id
    or (p.state not in ('refunded', 'unreturned', 'disputed') and p.refunded_cents = 0)

union all
select 'a card for a credit took one credit', count(*), min(c.id::text)
  from creations c
 where c.kind = 'credit'
   and (select coalesce(sum(amount), 0) from ledger
         where player_id = c.player_id and currency = 'credits' and reason = 'credit_spent'
           and cause = 'creation:' || c.id) <> -1

union all
select 'a bonus card took its coins once', count(*), min(c.id::text)
  from creations c
 where c.kind = 'bonus'
   and (select count(*) from ledger
         where player_id = c.player_id and currency = 'coins' and reason = 'bonus_card'
           and amount < 0 and cause = 'creation:' || c.id) <> 1

union all
select 'another picture took its coins once', count(*), min(p.id::text)
  from card_pictures p
 where (select coalesce(sum(amount), 0) from ledger
         where player_id = p.player_id and currency = 'coins' and reason = 'card_repainted'
           and cause = 'picture:' || p.id) <> -p.coins

union all
select 'another name took its coins once', count(*), min(r.id::text)
  from card_renames r
 where (select coalesce(sum(amount), 0) from ledger
         where player_id = r.player_id and currency = 'coins' and reason = 'card_renamed'
           and cause = 'rename:' || r.id) <> -r.coins

-- NFTS, as far as the database knows

union all
select 'an NFT was minted for its card, once', count(*), min(o.id::text)
  from owned_cards o
  full join (select owned_card_id, mint, count(*) as times
               from nft_jobs where kind = 'mint' and state = 'done'
              group by owned_card_id, mint) m on m.owned_card_id = o.id
 where (o.nft_address is not null or m.mint is not null)
   and (o.nft_address is distinct from m.mint or m.times <> 1)

union all
select 'an NFT follows its card from owner to owner', count(*), min(o.id::text)
  from owned_cards o
 where o.nft_address is not null
   -- One that came back from outside needed no way.
   and o.reason <> 'nft_return'
   and o.owner_id is distinct from (select to_id from nft_jobs
                                     where owned_card_id = o.id and kind in ('mint', 'transfer')
                                       and state <> 'failed'
                                     order by position desc limit 1)

union all
select 'a card leaves the game by a withdrawal that was written down', count(*), min(w.id::text)
  from nft_withdrawals w
 where not exists (select from wallet_audit a
                    where a.player_id = w.player_id and a.address = w.address
                      and a.what = case when w.nonce is null then 'key_exported'
                                        else 'withdrawal_asked' end)

-- THE BACK OFFICE

union all
select 'whoever a grant has paid has what was agreed to, once', count(*),
       min(coalesce(e.player_id, g.player_id)::text)
  from (select r.player_id, 'grant:' || r.grant_id as cause, s.coins, s.credits, s.copies
          from grant_recipients r join grants s on s.id = r.grant_id
         where r.paid_at is not null and s.state in ('paying', 'done')) e
  full join (select player_id, cause, sum(coins)::int as coins, sum(credits)::int as credits,
                    sum(copies)::int as copies
               from (select player_id, cause, case currency when 'coins' then amount else 0 end as coins,
                            case currency when 'credits' then amount else 0 end as credits, 0 as copies
                       from ledger where cause like 'grant:%'
                      union all
                     select to_id, cause, 0, 0, 1 from card_moves where cause like 'grant:%') given
              group by player_id, cause) g on g.player_id = e.player_id and g.cause = e.cause
 where (e.coins, e.credits, e.copies) is distinct from (g.coins, g.credits, g.copies)

union all
select 'a grant is ended when nobody waits for it', count(*), min(s.id::text)
  from grants s
 where (s.state = 'done' and exists (select from grant_recipients where grant_id = s.id
                                        and paid_at is null and left_out_at is null))
    or (s.state not in ('paying', 'done') and exists (select from grant_recipients
                                                       where grant_id = s.id and paid_at is not null))

union all
select 'what admins have done is one chain from its beginning to its end', count(*),
       min(coalesce(l.number, e.number)::text)
  from (select l.*, row_number() over (order by number) as place,
               lag(hash, 1, '\x'::bytea) over (order by number) as former,
               admin_log_hash(l, lag(hash, 1, '\x'::bytea) over (order by number)) as expected
          from admin_log l) l
  full join admin_log_end e on e.number = l.number
 where l.hash is distinct from l.expected or l.place is distinct from l.number
    or (e.number > 0 and e.hash is distinct from l.hash)
    or (l.number is not null and l.number > (select number from admin_log_end))

-- CUPS

union all
select 'a cup that is over has one winner, and everybody has a place', count(*), min(c.id::text)
  from cups c
  left join cup_matches final on final.cup_id = c.id and final.round = c.rounds
  left join (select cup_id, count(*) filter (where place = 1) as firsts,
                    count(*) filter (where place is null) as unplaced,
                    min(player_id::text) filter (where place = 1) as first
               from cup_players group by cup_id) p on p.cup_id = c.id
 where case c.state
         when 'over' then p.firsts is distinct from 1 or p.unplaced <> 0
                       or p.first is distinct from final.winner::text
         when 'running' then p.firsts <> 0 or final.winner is not null
         else p.firsts <> 0 or final.cup_id is not null
       end

union all
select 'who wins a match of a cup has won its duel, or had none to win', count(*),
       min(m.cup_id || ' ' || m.round || '-' || m.spot)
  from cup_matches m left join battles b on b.id = m.duel_id and b.mode = 'cup'
 where case m.decided_by
         when 'bye' then m.round <> 1 or m.player_b is not null or m.duel_id is not null
         when 'forfeit' then m.player_b is null or m.duel_id is not null
         when 'draw' then b.id is null or b.challenger_won is not null
         when 'duel' then (b.challenger_won = (b.challenger_id = m.winner)) is not true
       end
    or (b.id is not null and (b.challenger_id, b.opponent_id)
                             is distinct from (m.player_a, m.player_b))

union all
select 'who wins a match of a cup plays the next one, and nobody else does', count(*),
       min(n.cup_id || ' ' || n.round || '-' || n.spot)
  from cup_matches n
  join cup_matches a on a.cup_id = n.cup_id and a.round = n.round - 1 and a.spot = 2 * n.spot
  join cup_matches b on b.cup_id = n.cup_id and b.round = n.round - 1 and b.spot = 2 * n.spot + 1
 where (n.player_a, n.player_b) is distinct from (a.winner, b.winner)

union all
select 'everybody in a cup has one place in its first round', count(*), min(c.id::text)
  from cups c
 where c.state in ('running', 'over')
   and (select array_agg(player_id order by player_id) from cup_players where cup_id = c.id)
       is distinct from
       (select array_agg(side.player_id order by side.player_id)
          from cup_matches m cross join lateral (values (m.player_a), (m.player_b)) side (player_id)
         where m.cup_id = c.id and m.round = 1 and side.player_id is not null)
