-- A duel is its start and its choices, two letters a step: everything else follows from them. What
-- changes with every choice is small and in no index, so that PostgreSQL writes it in place.
create table duels (
  id uuid primary key,
  kind text not null check (kind in ('room', 'arena')),
  rated boolean not null,
  player_a uuid not null references players,
  -- Null: the computer, of that level.
  player_b uuid references players,
  computer_level smallint check (computer_level between 1 and 5),
  names text[] not null check (cardinality(names) = 2),
  -- The players' own copies that fight, to gain experience; the teams name cards.
  brought_a uuid[] not null,
  brought_b uuid[] not null,
  rules_version int not null,
  seed bigint not null,
  salt text not null,
  teams jsonb not null,
  choices text not null default '',
  -- The letters of the step that a player has yet to make.
  waiting text not null default '--' check (length(waiting) = 2),
  version int not null default 0,
  step_began_at timestamptz not null,
  deadline_at timestamptz not null,
  reserve_a_ms int not null check (reserve_a_ms >= 0),
  reserve_b_ms int not null check (reserve_b_ms >= 0),
  absences_a smallint not null default 0,
  absences_b smallint not null default 0,
  -- 'cancelled': the rules have changed since it began.
  status text not null default 'running' check (status in ('running', 'over', 'cancelled')),
  -- What it brought its players.
  result jsonb,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((player_b is null) = (computer_level is not null)),
  check ((status = 'running') = (ended_at is null))
) with (fillfactor = 50);
-- The few that run are looked through once a second; the deadline itself must stay out of the index.
create index duels_running on duels (id) where status = 'running';
create index duels_ended on duels (ended_at) where status <> 'running';

-- A player sits at one table at a time.
create table duel_seats (
  player_id uuid primary key references players on delete cascade,
  duel_id uuid not null references duels on delete cascade
);
create index duel_seats_of_duel on duel_seats (duel_id);
