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

-- For the history of one player, from both sides.
create index ended_listings_of_seller on listings (seller_id, ended_at) where ended_at is not null;
create index ended_listings_of_buyer on listings (buyer_id, ended_at) where ended_at is not null;
create index trades_of_partner on trades (coalesce(responder_id, for_id));
drop index trades_of_responder;

-- A player says that something was wrong with a deal; the people who run the game read it.
create table reports (
  id uuid primary key,
  -- A listing, a trade or a transfer.
  deal_id uuid not null,
  reporter_id uuid not null references players,
  -- The other one in the deal.
  reported_id uuid not null references players check (reported_id <> reporter_id),
  reason text not null check (reason in ('tricked', 'not_me', 'unkind', 'other')),
  text text not null check (length(text) <= 500),
  created_at timestamptz not null,
  unique (deal_id, reporter_id)
);
create index reports_by_time on reports (created_at);
create index reports_of_player on reports (reported_id);
