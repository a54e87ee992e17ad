-- A local room: two players meet by a code, pick three cards each in secret, and duel.
create table rooms (
  id uuid primary key,
  join_code text not null check (join_code ~ '^[0-9]{6}$'),
  creator_id uuid not null references players,
  joiner_id uuid references players check (joiner_id <> creator_id),
  creator_team uuid[],
  joiner_team uuid[],
  state text not null default 'open' check (state in ('open', 'picking', 'dueling', 'closed')),
  duel_id uuid references duels on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (state <> 'open' or joiner_id is null),
  check (state <> 'picking' or joiner_id is not null)
);
create unique index rooms_open_code on rooms (join_code) where state in ('open', 'picking');
create index rooms_by_age on rooms (created_at);

-- A player waits or picks in one room at a time.
create table room_seats (
  player_id uuid primary key references players on delete cascade,
  room_id uuid not null references rooms on delete cascade
);
create index room_seats_of_room on room_seats (room_id);
