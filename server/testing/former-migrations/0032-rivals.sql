-- Who waits for a player in a quick battle, one rival for each level of the computer. Drawn before
-- the player picks a team, and gone when it is fought, so that looking again shows the same one.
create table rivals (
  player_id uuid not null references players on delete cascade,
  level smallint not null check (level between 1 and 5),
  name text not null,
  elements text[] not null check (cardinality(elements) = 3),
  -- How strong it is within its level.
  luck float8 not null check (luck between -1 and 1),
  -- Of its cards together, by the deck that the player had when it was drawn.
  power float8 not null check (power >= 0),
  drawn_at timestamptz not null default now(),
  primary key (player_id, level)
);
