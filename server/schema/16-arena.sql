-- How good a player is in the Fair Arena (Glicko-2), and what came of the rated duels.
create table ratings (
  player_id uuid primary key references players on delete cascade,
  rating float8 not null default 1500,
  deviation float8 not null default 350 check (deviation > 0),
  volatility float8 not null default 0.06 check (volatility > 0),
  won int not null default 0,
  lost int not null default 0,
  drawn int not null default 0,
  -- Of the last rated duel, and until when the rating is sure enough for the leaderboard.
  rated_at timestamptz,
  sure_until timestamptz
);
create index ratings_that_are_sure on ratings (rating desc, player_id) where sure_until is not null;

-- One row per rated duel: so it counts once, and the same two are not matched for ever.
create table rated_duels (
  duel_id uuid primary key,
  player_a uuid not null references players,
  player_b uuid not null references players,
  -- Of player a.
  score numeric(2, 1) not null check (score in (0, 0.5, 1)),
  -- The ratings before and after.
  before_a float8 not null,
  after_a float8 not null,
  before_b float8 not null,
  after_b float8 not null,
  rated_at timestamptz not null
);
create index rated_duels_of_a on rated_duels (player_a, rated_at);
create index rated_duels_by_time on rated_duels (rated_at);

-- Players who wait for an opponent, with the team as it was sealed. One who has not asked for a while
-- has left.
create table arena_queue (
  player_id uuid primary key references players on delete cascade,
  rating float8 not null,
  brought uuid[] not null check (cardinality(brought) = 3),
  team jsonb not null,
  entered_at timestamptz not null,
  seen_at timestamptz not null
);
