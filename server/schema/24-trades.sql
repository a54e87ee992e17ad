-- A card offered for another one, under a code. The offered copy is held until the offer ends.
create table trades (
  id uuid primary key,
  code text not null check (code ~ '^[A-HJ-NP-Z2-9]{8}$'),
  status text not null default 'pending'
    check (status in ('pending', 'completed', 'cancelled', 'declined', 'expired')),
  creator_id uuid not null references players,
  -- The creator's copy.
  offered_id uuid not null references owned_cards,
  -- A card, not a copy; null in an open trade.
  requested_card_id uuid references cards,
  -- The only player who may accept; null when every player who has the code may.
  for_id uuid references players check (for_id <> creator_id),
  responder_id uuid references players check (responder_id <> creator_id),
  -- The copy that the responder gave.
  given_id uuid references owned_cards,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- The cards of the two copies; a trigger writes them.
  offered_card_id uuid,
  given_card_id uuid,
  check ((status = 'pending') = (ended_at is null)),
  check ((status = 'completed') = (responder_id is not null)),
  check ((responder_id is null) = (given_id is null)),
  check (responder_id = coalesce(for_id, responder_id))
);
-- A code names one offer, and a copy is in one.
create unique index open_trade_of_code on trades (code) where status = 'pending';
create unique index open_trade_of_card on trades (offered_id) where status = 'pending';
create index trades_by_code on trades (code, created_at desc);
create index trades_that_wait on trades (expires_at) where status = 'pending';
create index trades_for_somebody on trades (for_id) where for_id is not null;
-- Lists of all deals, the newest first, for admins.
create index trades_by_time on trades (created_at, id);
create index trades_of_status on trades (status, created_at, id);
create index trades_of_creator_by_time on trades (creator_id, created_at, id);
create index trades_of_partner_by_time on trades (coalesce(responder_id, for_id), created_at, id);
create index trades_of_offered_card on trades (offered_card_id, created_at, id);
create index trades_of_wanted_card
  on trades (coalesce(given_card_id, requested_card_id), created_at, id);

-- Which cards an offer is about, and not only which copies: lists are filtered by it.
create function trades_know_cards() returns trigger language plpgsql as $$
begin
  new.offered_card_id := (select card_id from owned_cards where id = new.offered_id);
  new.given_card_id := (select card_id from owned_cards where id = new.given_id);
  return new;
end $$;
create trigger trades_know_cards before insert or update of offered_id, given_id on trades
  for each row execute function trades_know_cards();
