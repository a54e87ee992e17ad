-- The title that a player has chosen. What is earned is counted, and not kept.
create table player_titles (
  player_id uuid primary key references players,
  title text not null check (title <> '')
);
