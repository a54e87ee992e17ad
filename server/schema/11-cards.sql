-- The place of a rarity among all, to sort and to filter by.
create function rarity_rank(rarity text) returns smallint language sql immutable parallel safe
  return array_position(array['common', 'rare', 'epic', 'legendary', 'mythical'], rarity)::smallint;

-- A design: what a card is. The copies that players have of it are owned_cards.
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
  created_at timestamptz not null default now(),
  -- What a card's picture shows, in a few words, for those who cannot see it.
  looks text not null default '',
  -- What the card is found by.
  search_parts text[]
    generated always as (search_parts(name_key, element, rarity)) stored,
  -- An admin has taken it out: it is not drawn, found or dealt with any more, and players keep theirs.
  archived_at timestamptz,
  version int not null default 1,
  -- Words of the admins by which they find a creature again.
  tags text[] not null default '{}',
  -- Some words that the rules let pass are better looked at: the game itself reads them once, and puts what
  -- is doubtful into the queue of the admins.
  doubts_read boolean not null default false
);
create index cards_by_search_part on cards using gin (search_parts);
-- Lists of all cards, for admins.
create index cards_by_creation on cards (created_at, id) where archived_at is null;
create index cards_of_rarity on cards (rarity, created_at, id) where archived_at is null;
create index cards_of_element on cards (element, created_at, id) where archived_at is null;
create index cards_of_kind on cards (rarity, element, created_at, id) where archived_at is null;
-- What is filtered by is at hand, so that only the cards of the page are looked up.
create index cards_by_name on cards (name_key, id) include (rarity, element)
  where archived_at is null;
create index cards_by_attack on cards (attack, id) include (rarity, element, name_key)
  where archived_at is null;
create index cards_by_defense on cards (defense, id) include (rarity, element, name_key)
  where archived_at is null;
create index archived_cards on cards (archived_at, id) where archived_at is not null;
create index cards_of_catalogue on cards (catalogue_number)
  where origin = 'catalogue' and archived_at is null;
create index cards_to_read on cards (created_at) where creator_id is not null and not doubts_read;

create trigger cards_grow before update on cards for each row execute function grow_version();

-- The creatures that the game has shipped so far, as they were shipped. One that reads differently was
-- changed by an admin, and a later version of the game leaves it as it is.
create table shipped_creatures (
  slug text primary key,
  fingerprint text not null
);

-- Of cards with many copies: how many players have one, counted every few minutes. Others are counted
-- whenever an admin looks.
create table card_owner_counts (
  card_id uuid primary key references cards on delete cascade,
  owners int not null,
  counted_at timestamptz not null default now()
);

-- The words of players' cards as they were before an admin changed them, for as long as that may be
-- taken back. They are kept here, and not in the log, because they go when their player goes.
create table former_card_words (
  id bigint generated always as identity primary key,
  card_id uuid not null references cards on delete cascade,
  words jsonb not null
);
create index former_card_words_of_card on former_card_words (card_id);
