create table cards (
  id uuid primary key,
  -- 'catalogue': a creature of the game; 'created': made by a player from words.
  origin text not null check (origin in ('catalogue', 'created')),
  -- The order of the catalogue; null for created cards.
  catalogue_number int unique,
  name text not null check (length(trim(name)) > 0),
  -- The name as it is compared: one card per name.
  name_key text not null unique,
  japanese_name text not null,
  element text not null check (element in ('fire', 'water', 'earth', 'air', 'lightning', 'electric',
    'ice', 'dark', 'shadow', 'light', 'nature', 'leaf', 'crystal', 'spirit')),
  rarity text not null check (rarity in ('common', 'rare', 'epic', 'legendary', 'mythical')),
  attack int not null check (attack between 0 and 1000),
  defense int not null check (defense between 0 and 1000),
  speed int not null generated always as ((attack + defense) / 2) stored,
  abilities text[] not null,
  special_ability text not null,
  description text not null,
  backstory text not null,
  image_url text not null,
  thumb_url text not null,
  usd_value_cents int not null check (usd_value_cents > 0),
  creator_id uuid references players,
  created_at timestamptz not null default now()
);

-- A copy of a card that a player owns. It is in exactly one place: a deck slot, the vault, or held.
create table owned_cards (
  id uuid primary key,
  owner_id uuid not null references players,
  card_id uuid not null references cards,
  place text not null check (place in ('deck', 'vault', 'held')),
  deck_slot smallint check (deck_slot between 1 and 54),
  -- All experience ever gained; the level follows from it.
  experience int not null default 0 check (experience >= 0),
  finish text not null default 'standard' check (finish in ('standard', 'foil', 'holo', 'prism')),
  nft_address text unique,
  -- Where it came from ('welcome', 'creation', 'first_win'); cause names the thing.
  reason text not null,
  cause text not null,
  acquired_at timestamptz not null default now(),
  -- Ids made in one millisecond have no order; this has.
  position bigint generated always as identity,
  check ((place = 'deck') = (deck_slot is not null)),
  -- Fifty-four slots and one card in each: the schema itself keeps a deck at 54.
  unique (owner_id, deck_slot),
  unique (id, place)
);
create index owned_cards_of_owner on owned_cards (owner_id, position desc);
create index owned_cards_of_card on owned_cards (card_id);

-- What holds a card that is in neither deck nor vault. One row per card, so a card is in one deal.
create table holds (
  owned_card_id uuid primary key,
  place text not null generated always as ('held') stored,
  holder text not null check (holder in ('listing', 'trade', 'transfer', 'nft', 'duel')),
  holder_id uuid not null,
  held_at timestamptz not null default now(),
  -- A held card is nowhere else ...
  foreign key (owned_card_id, place) references owned_cards (id, place)
    deferrable initially deferred
);

-- ... and a card that says it is held has its row here, both at the end of every transaction.
alter table owned_cards
  add column held_id uuid generated always as (case when place = 'held' then id end) stored,
  add foreign key (held_id) references holds (owned_card_id) deferrable initially deferred;

-- How many cards were drawn since the last one of these rarities, over all packs and win drops.
create table pity (
  player_id uuid primary key references players on delete cascade,
  since_epic int not null default 0 check (since_epic >= 0),
  since_legendary int not null default 0 check (since_legendary >= 0),
  since_mythical int not null default 0 check (since_mythical >= 0)
);
