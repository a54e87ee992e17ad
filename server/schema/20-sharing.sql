-- Every rewarded share: where it went and which cards it showed.
create table shares (
  player_id uuid not null references players on delete cascade,
  day date not null,
  -- The first, second and so on of the day, as far as the setting allows.
  number smallint not null check (number between 1 and 3),
  platform text not null check (platform in
    ('instagram', 'tiktok', 'facebook', 'twitter', 'copy', 'device', 'unknown')),
  -- Empty when the player did not say.
  card_ids uuid[] not null,
  created_at timestamptz not null default now(),
  primary key (player_id, day, number)
);

-- The cards that players have shown to others. Every visitor with the link sees such a card, until
-- the players who shared it take it back. What sharing pays is counted by its own rows, `shares`,
-- and never here.
create table shared_cards (
  card_id uuid not null references cards,
  player_id uuid not null references players on delete cascade,
  shared_at timestamptz not null default now(),
  primary key (card_id, player_id)
);
create index shared_cards_of_player on shared_cards (player_id);
