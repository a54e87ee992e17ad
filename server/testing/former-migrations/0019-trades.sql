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
  -- The only player who may accept; null when whoever has the code may.
  for_id uuid references players check (for_id <> creator_id),
  responder_id uuid references players check (responder_id <> creator_id),
  -- The copy that the responder gave.
  given_id uuid references owned_cards,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
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
create index trades_of_creator on trades (creator_id);
create index trades_of_responder on trades (responder_id) where responder_id is not null;
create index trades_for_somebody on trades (for_id) where for_id is not null;

-- A card given away by a code. The copy is held until somebody claims it or the time is over.
create table transfers (
  id uuid primary key,
  code text not null check (code ~ '^[A-HJ-NP-Z2-9]{6}$'),
  status text not null default 'pending'
    check (status in ('pending', 'completed', 'cancelled', 'expired')),
  giver_id uuid not null references players,
  owned_card_id uuid not null references owned_cards,
  claimer_id uuid references players check (claimer_id <> giver_id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'pending') = (ended_at is null)),
  check ((status = 'completed') = (claimer_id is not null))
);

create unique index open_transfer_of_code on transfers (code) where status = 'pending';
create unique index open_transfer_of_card on transfers (owned_card_id) where status = 'pending';
create index transfers_by_code on transfers (code, created_at desc);
create index transfers_that_wait on transfers (expires_at) where status = 'pending';
create index transfers_of_giver on transfers (giver_id);
create index transfers_of_claimer on transfers (claimer_id) where claimer_id is not null;
