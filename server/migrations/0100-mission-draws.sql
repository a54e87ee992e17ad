-- Which missions of the pool a player has for a day or a week. Written when they are first needed, so
-- that they stay the same while the player's cards and permissions change.
create table mission_draws (
  player_id uuid not null references players on delete cascade,
  type text not null check (type in ('daily', 'weekly')),
  -- The day, or the Monday of the week.
  period text not null,
  mission_ids uuid[] not null,
  -- On the row of a day: the one for which the player took another on that day, and which.
  swapped_id uuid,
  swapped_for uuid,
  primary key (player_id, type, period),
  check ((swapped_id is null) = (swapped_for is null))
);
