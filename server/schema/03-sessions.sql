-- A browser in which a player is signed in.
create table sessions (
  id uuid primary key,
  -- Only the hash of the cookie is kept: a stolen backup opens no session.
  token_hash bytea not null unique,
  player_id uuid not null references players on delete cascade,
  device text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When the player last showed who they are in this session: by a password or a passkey.
  proved_at timestamptz not null default now(),
  -- When more than a password was shown in this session; null: a password opened it.
  two_factor_at timestamptz
);
create index sessions_of_player on sessions (player_id);

-- Links that are mailed: to confirm an address, to choose a new password, or to bring back the address
-- that a player had before. Each works once.
create table mailed_tokens (
  token_hash bytea primary key,
  player_id uuid not null references players on delete cascade,
  -- While a token to restore works, its address can belong to no other player. It is there before its
  -- letter is written, with a hash that fits nothing.
  purpose text not null check (purpose in ('verify', 'reset', 'restore')),
  email_key text not null,
  expires_at timestamptz not null,
  -- The address that a token restores, as it was written.
  email text,
  created_at timestamptz not null default clock_timestamp(),
  constraint mailed_tokens_restore_what check (purpose <> 'restore' or email is not null)
);
create index mailed_tokens_of_player on mailed_tokens (player_id, purpose);
create unique index mailed_tokens_restore on mailed_tokens (player_id, email_key)
  where purpose = 'restore';
create index mailed_tokens_held_address on mailed_tokens (email_key) where purpose = 'restore';

-- Browsers in which a player has signed in before. The token opens nothing; only its hash is kept.
create table known_devices (
  player_id uuid not null references players on delete cascade,
  token_hash bytea not null,
  last_seen_at timestamptz not null default now(),
  primary key (player_id, token_hash)
);

-- Every time a player signed in, or tried to with the right address.
create table sign_ins (
  id bigint generated always as identity primary key,
  player_id uuid not null references players on delete cascade,
  at timestamptz not null,
  device text not null,
  way text not null check (way in ('password', 'passkey', 'code', 'recovery code')),
  succeeded boolean not null
);
create index sign_ins_of_player on sign_ins (player_id, id desc);
create index sign_ins_by_age on sign_ins (at);

-- When a player has changed what opens the account: read by support, and in the player's own export.
create table account_changes (
  id bigint generated always as identity primary key,
  player_id uuid not null references players on delete cascade,
  at timestamptz not null,
  change text not null check (change in ('password', 'password by letter', 'address',
    'address back', 'app on', 'app off', 'new codes', 'passkey', 'no passkey'))
);
create index account_changes_of_player on account_changes (player_id, at desc);
create index account_changes_by_age on account_changes (at);
