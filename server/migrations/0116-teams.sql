-- Teams that a player keeps under a name. A card that has left the player leaves its place empty.
create table kept_teams (
  id uuid primary key,
  player_id uuid not null references players on delete cascade,
  name text not null check (name <> ''),
  owned_card_ids uuid[] not null check (cardinality(owned_card_ids) = 3),
  kept_at timestamptz not null
);
create index kept_teams_of_players on kept_teams (player_id, kept_at);

-- Places for further teams that a player has paid for.
create table team_slots (
  player_id uuid not null references players,
  -- The how manieth place of all it is; the first ones are free.
  number smallint not null check (number > 0),
  coins int not null check (coins > 0),
  bought_at timestamptz not null,
  primary key (player_id, number)
);
