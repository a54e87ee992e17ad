-- How far a player has come on the track of a season, in points of completed missions. A season never
-- ends. The one that was chosen last gets the points of now, as long as it is not finished.
create table player_seasons (
  player_id uuid not null references players,
  -- The month in which it begins.
  season text not null check (season ~ '^\d{4}-\d{2}$'),
  points int not null check (points >= 0),
  chosen_at timestamptz,
  primary key (player_id, season)
);

-- Looks for which a player has paid; those of seasons follow from their points.
create table bought_looks (
  player_id uuid not null references players,
  look text not null check (look <> ''),
  coins int not null check (coins > 0),
  bought_at timestamptz not null,
  primary key (player_id, look)
);

-- What a player's page, album and name look like now.
create table worn_looks (
  player_id uuid primary key references players,
  backdrop text,
  emblem text
);
