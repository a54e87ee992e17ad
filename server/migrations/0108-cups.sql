-- The weekend cup: single knock-out among players who have entered with a sealed team.
alter table duels drop constraint duels_kind_check,
  add constraint duels_kind_check check (kind in ('room', 'arena', 'cup'));
alter table battles drop constraint battles_mode_check,
  add constraint battles_mode_check check (mode in ('quick', 'face_to_face', 'room', 'arena', 'cup'));

-- The first player who enters a cup makes its row. The row is the lock on all that the cup has.
create table cups (
  id uuid primary key,
  starts_at timestamptz not null unique,
  -- Decides who meets whom, and what nothing else decides.
  seed bigint not null,
  -- 'called_off': too few players, or the game was not running at its hour.
  state text not null default 'open' check (state in ('open', 'running', 'over', 'called_off')),
  -- How many rounds it has, once it has begun.
  rounds smallint check (rounds between 1 and 6),
  ended_at timestamptz,
  check ((state in ('running', 'over')) = (rounds is not null)),
  check ((state in ('open', 'running')) = (ended_at is null))
);
-- Players enter one cup at a time.
create unique index cups_open on cups (state) where state = 'open';
create index cups_at_work on cups (starts_at) where state in ('open', 'running');

create table cup_players (
  cup_id uuid not null references cups,
  player_id uuid not null references players,
  -- The player's own copies, and the three cards as they were sealed.
  brought uuid[] not null check (cardinality(brought) = 3),
  team jsonb not null,
  entered_at timestamptz not null,
  -- Gave up, or may not play any more: the next opponent goes on.
  left_at timestamptz,
  -- Those who are out in the same round share a place: 1, 2, 3, 5, 9, 17, 33.
  place smallint check (place > 0),
  primary key (cup_id, player_id)
);
create index cup_players_of on cup_players (player_id);
create unique index cup_players_first on cup_players (cup_id) where place = 1;

-- The whole bracket is there from the beginning; its players come as they are known.
create table cup_matches (
  cup_id uuid not null references cups,
  round smallint not null check (round >= 1),
  spot smallint not null check (spot >= 0),
  player_a uuid references players,
  -- Null in the first round for ever: the other one goes through.
  player_b uuid references players check (player_b <> player_a),
  -- When its duel may begin; null as long as a player is missing.
  begins_at timestamptz,
  -- Kept when the duel's own row is gone; the battle has the same id.
  duel_id uuid unique,
  winner uuid references players check (winner in (player_a, player_b)),
  decided_by text check (decided_by in ('duel', 'draw', 'bye', 'forfeit')),
  primary key (cup_id, round, spot),
  check ((winner is null) = (decided_by is null)),
  check (duel_id is null or (player_a is not null and player_b is not null))
);
create index cup_matches_of_a on cup_matches (player_a);
create index cup_matches_of_b on cup_matches (player_b);
