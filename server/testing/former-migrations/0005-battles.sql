create table battles (
  id uuid primary key,
  -- The specification's type and status; mode says how it was fought.
  battle_type text not null check (battle_type in ('pvp', 'pve', 'tournament')),
  status text not null check (status in ('pending', 'in_progress', 'completed', 'cancelled')),
  mode text not null check (mode in ('quick', 'face_to_face', 'room', 'arena')),
  challenger_id uuid not null references players,
  opponent_id uuid references players,
  opponent_kind text not null check (opponent_kind in ('player', 'computer', 'online')),
  opponent_name text not null,
  -- The challenger's result; null for a draw or a battle without a winner yet.
  challenger_won boolean,
  challenger_power numeric(8, 1),
  opponent_power numeric(8, 1),
  -- Seed, rules version, both teams as they were, and the log: a replay needs nothing else.
  seed bigint not null,
  log jsonb not null,
  position bigint generated always as identity,
  created_at timestamptz not null default now(),
  completed_at timestamptz
);
create index battles_of_challenger on battles (challenger_id, position desc);
create index battles_of_opponent on battles (opponent_id, position desc) where opponent_id is not null;

-- The last team that a player fought with online, for others to meet while the player is away.
create table online_teams (
  player_id uuid primary key references players on delete cascade,
  power numeric(8, 1) not null,
  fighters jsonb not null,
  updated_at timestamptz not null default now()
);
create index online_teams_by_power on online_teams (power);
