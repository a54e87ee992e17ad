-- Friends: a code by which a player is found, requests without an answer, who is whose friend, and hearts.
create table friend_codes (
  player_id uuid primary key references players on delete cascade,
  code text not null unique check (code ~ '^[A-HJ-NP-Z2-9]{8}$'),
  made_at timestamptz not null
);

-- Of two players only one has asked: when the other asks, too, they are friends.
create table friend_requests (
  from_id uuid not null references players on delete cascade,
  to_id uuid not null references players on delete cascade,
  asked_at timestamptz not null,
  primary key (from_id, to_id),
  check (from_id <> to_id)
);
create unique index friend_requests_of_pair
  on friend_requests (least(from_id, to_id), greatest(from_id, to_id));
create index friend_requests_to on friend_requests (to_id, asked_at);

-- A player has said no to another one, or has ended a friendship: for some time that one cannot ask.
create table friend_declines (
  player_id uuid not null references players on delete cascade,
  asker_id uuid not null references players on delete cascade,
  declined_at timestamptz not null,
  primary key (player_id, asker_id),
  check (player_id <> asker_id)
);
create index friend_declines_of_asker on friend_declines (asker_id);
create index friend_declines_by_age on friend_declines (declined_at);

-- One row for two friends.
create table friendships (
  player_a uuid not null references players on delete cascade,
  player_b uuid not null references players on delete cascade,
  since timestamptz not null,
  primary key (player_a, player_b),
  check (player_a < player_b)
);
create index friendships_of_b on friendships (player_b);

-- A player's heart of a day, for a creature that a friend has made.
create table hearts (
  player_id uuid not null references players on delete cascade,
  day date not null,
  card_id uuid not null references cards,
  maker_id uuid not null references players on delete cascade check (maker_id <> player_id),
  given_at timestamptz not null,
  primary key (player_id, day)
);
create index hearts_of_card on hearts (card_id);
create index hearts_of_maker on hearts (maker_id, given_at);
