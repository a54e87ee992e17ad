-- What a player shows beside the password, or in its place.

-- An app that makes codes. Without `confirmed_at` it is being set up, and asks nobody for anything.
create table authenticators (
  player_id uuid primary key references players on delete cascade,
  sealed_secret bytea not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  -- Of the last code that was taken: no code counts twice.
  last_step bigint not null default 0
);

-- Each opens the account once, for whoever has lost the app.
create table recovery_codes (
  player_id uuid not null references players on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (player_id, code_hash)
);

create table passkeys (
  id uuid primary key,
  player_id uuid not null references players on delete cascade,
  -- As the browser calls it.
  credential_id text not null,
  credential_key bytea not null,
  uses bigint not null,
  transports text[] not null,
  name text not null,
  made_at timestamptz not null,
  last_used_at timestamptz
);
create unique index passkeys_credential on passkeys (credential_id);
create index passkeys_of_player on passkeys (player_id);

-- What the server has asked, and waits for an answer to. The browser knows the token; here is its hash.
create table sign_in_challenges (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('second factor', 'sign-in', 'new passkey', 'proof')),
  -- Null before anybody has said who they are.
  player_id uuid references players on delete cascade,
  -- The session that asked; its end ends the question.
  session_id uuid references sessions on delete cascade,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index sign_in_challenges_of_player on sign_in_challenges (player_id);
create index sign_in_challenges_of_session on sign_in_challenges (session_id);
create index sign_in_challenges_by_end on sign_in_challenges (expires_at);

-- Who came in, and who has tried with the right address.
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

-- When more than a password was shown in this session; null: a password opened it.
alter table sessions add column two_factor_at timestamptz;
