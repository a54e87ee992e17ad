-- Everything by which a card went, or was meant to go, from one player to another. `from` is who
-- sold, offered or gave; `to` is who took it, or was to. Both cards are designs, not copies.
create view deals as
  select id, 'sale' as kind, seller_id as from_id, buyer_id as to_id, card_id as from_card_id,
         null::uuid as to_card_id, coalesce(sold_for, price) as price, fee,
         case state when 'open' then 'pending' when 'sold' then 'completed' else state end as status,
         listed_at as created_at, ended_at
    from listings
  union all
  select t.id, 'trade', t.creator_id, coalesce(t.responder_id, t.for_id), o.card_id,
         coalesce(g.card_id, t.requested_card_id), null::int, null::int, t.status, t.created_at,
         t.ended_at
    from trades t join owned_cards o on o.id = t.offered_id
         left join owned_cards g on g.id = t.given_id
  union all
  select t.id, 'transfer', t.giver_id, t.claimer_id, o.card_id, null, null, null, t.status,
         t.created_at, t.ended_at
    from transfers t join owned_cards o on o.id = t.owned_card_id;

-- What happened on the days that are over, counted once.
create table daily_numbers (
  day date primary key,
  -- Accounts are closed and cards archived later: of a day, both are counted when an admin looks.
  sign_ups int not null default 0,
  cards int not null default 0,
  -- Copies that the game gave to players.
  copies int not null,
  battles int not null,
  deals int not null
);
