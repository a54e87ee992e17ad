-- Two players who meet: one made a code, the other joined with it. Once it is fought, the battle
-- itself is a row of `battles` with the same id; here stays what each of the two earned, for a day.
create table meetings (
  id uuid primary key,
  code text not null check (code ~ '^[A-HJ-NP-Z2-9]{6}$'),
  state text not null default 'waiting'
    check (state in ('waiting', 'ready', 'completed', 'cancelled', 'expired')),
  creator_id uuid not null references players,
  -- Own copies. They must still be in the deck when the battle is fought.
  creator_cards uuid[] not null check (cardinality(creator_cards) = 3),
  joiner_id uuid references players check (joiner_id <> creator_id),
  joiner_cards uuid[] check (cardinality(joiner_cards) = 3),
  creator_earned jsonb,
  joiner_earned jsonb,
  expires_at timestamptz not null,
  joined_at timestamptz,
  created_at timestamptz not null default now(),
  check (state not in ('ready', 'completed') or joiner_cards is not null),
  check ((state = 'completed') = (creator_earned is not null and joiner_earned is not null))
);

-- A code names one battle, and a player has one code.
create unique index open_meeting_of_code on meetings (code) where state in ('waiting', 'ready');
create unique index open_meeting_of_creator on meetings (creator_id)
  where state in ('waiting', 'ready');
create index meetings_by_code on meetings (code, created_at desc);
create index meetings_that_are_ready on meetings (joined_at) where state = 'ready';
