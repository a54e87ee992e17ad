-- Further pictures of made cards. Each row is one promise, as a creation is: what is painted is kept, and
-- the card shows one from here or the first one, which stands with its creation.
create table card_pictures (
  id uuid primary key,
  card_id uuid not null references cards,
  player_id uuid not null references players,
  number int not null check (number > 0),
  -- What the ledger took. The first of a card is free.
  coins int not null,
  seed bigint not null,
  asked_at timestamptz not null,
  picture text,
  thumb text,
  picture_by text,
  looks text not null default '',
  -- A process that paints it says so again and again, and one that has fallen silent has died.
  taken_until timestamptz not null default '-infinity',
  failures int not null default 0,
  unique (card_id, number),
  constraint first_picture_is_free check ((number = 1) = (coins = 0))
);
-- A card has one that is being painted.
create unique index card_pictures_unfinished on card_pictures (card_id) where picture is null;
create index card_pictures_by_picture on card_pictures (picture) where picture is not null;
create index card_pictures_of_player on card_pictures (player_id);
