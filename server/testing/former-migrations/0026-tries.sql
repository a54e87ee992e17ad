-- How often something was tried lately, in the columns that rate-limiter-flexible wants: a hash of what
-- is counted, the tries, and when they are forgotten (milliseconds since 1970).
create table counted_tries (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index counted_tries_by_expiry on counted_tries (expire);

-- Browsers in which a player has signed in before. The token opens nothing; only its hash is kept.
create table known_devices (
  player_id uuid not null references players on delete cascade,
  token_hash bytea not null,
  last_seen_at timestamptz not null default now(),
  primary key (player_id, token_hash)
);
