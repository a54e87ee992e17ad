create table players (
  id uuid primary key,
  email text not null,
  email_key text not null unique,
  email_verified_at timestamptz,
  username text not null,
  username_key text not null unique,
  first_name text,
  last_name text,
  password_hash text not null,
  role text not null default 'user' check (role in ('user', 'admin', 'demo')),
  -- Days in a row with a visit, and the day of the last one.
  streak int not null default 0 check (streak >= 0),
  streak_day date,
  -- The day on which a missed day was last forgiven.
  streak_forgiven_day date,
  -- The last day on which the player opened their missions.
  hello_day date,
  welcome_pack_at timestamptz,
  invite_code_used text,
  invites_used int not null default 0 check (invites_used >= 0),
  share_credits int not null default 0 check (share_credits >= 0),
  cards_created int not null default 0 check (cards_created >= 0),
  battles_fought int not null default 0 check (battles_fought >= 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table sessions (
  id uuid primary key,
  -- Only the hash of the cookie is kept: a stolen backup opens no session.
  token_hash bytea not null unique,
  player_id uuid not null references players on delete cascade,
  device text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_of_player on sessions (player_id);

-- Links that are mailed: to confirm an address or to choose a new password. Each works once.
create table mailed_tokens (
  token_hash bytea primary key,
  player_id uuid not null references players on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  email_key text not null,
  expires_at timestamptz not null
);
create index mailed_tokens_of_player on mailed_tokens (player_id, purpose);

-- The first answer to every changing call that carried an Idempotency-Key, written in the same
-- transaction as its effect.
create table idempotent_answers (
  scope text not null,
  key_hash bytea not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key_hash)
);
create index idempotent_answers_by_age on idempotent_answers (created_at);

-- How often something limited per day has happened: rewarded battles, shares, first wins.
create table daily_tallies (
  player_id uuid not null references players on delete cascade,
  day date not null,
  what text not null,
  times int not null check (times > 0),
  primary key (player_id, day, what)
);
