-- The codes with which players invite friends: two each at most, six friends a code.
create table invite_codes (
  code text primary key check (code ~ '^[A-HJ-NP-Z2-9]{8}$'),
  owner_id uuid not null references players,
  number smallint not null check (number between 1 and 2),
  used smallint not null default 0 check (used between 0 and 6),
  created_at timestamptz not null default now(),
  unique (owner_id, number)
);

-- Who was invited by whom. A player is invited once. `pending` is for a later rule under which the
-- rewards wait until the friend has played; today both players are rewarded at once.
create table invites (
  invitee_id uuid primary key references players,
  inviter_id uuid not null references players check (inviter_id <> invitee_id),
  code text not null references invite_codes,
  state text not null default 'rewarded' check (state in ('pending', 'rewarded')),
  created_at timestamptz not null
);
create index invites_of_inviter on invites (inviter_id);
create index invites_that_wait on invites (created_at) where state = 'pending';

-- What a player may be proud of for ever. The badge of early players follows from a setting and the
-- day of sign-up, so it is not stored.
create table badges (
  player_id uuid not null references players,
  badge text not null check (badge in ('legendary_founder')),
  created_at timestamptz not null,
  primary key (player_id, badge)
);
