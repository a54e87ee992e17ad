-- The rivals of the Tale Road that a player has won against. Each pays once; a goal stays met.
create table road_wins (
  player_id uuid not null references players,
  -- Chapter and place, such as '2-5'.
  rival text not null check (rival ~ '^[1-6]-[1-5]$'),
  -- What the first win paid.
  coins int not null check (coins >= 0),
  first_goal boolean not null,
  second_goal boolean not null,
  won_at timestamptz not null,
  primary key (player_id, rival)
);
