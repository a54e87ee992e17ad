-- Every rewarded share: where it went and which cards it showed. The schema itself keeps a day at
-- three of them.
create table shares (
  player_id uuid not null references players on delete cascade,
  day date not null,
  -- The first, second or third of the day.
  number smallint not null check (number between 1 and 3),
  platform text not null check (platform in
    ('instagram', 'tiktok', 'facebook', 'twitter', 'copy', 'device', 'unknown')),
  -- Empty when the player did not say.
  card_ids uuid[] not null,
  created_at timestamptz not null default now(),
  primary key (player_id, day, number)
);
