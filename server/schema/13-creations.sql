-- One row per promised card. Rarity, strength and seed are drawn in the insert and never again.
create table creations (
  id uuid primary key,
  player_id uuid not null references players,
  kind text not null check (kind in ('daily', 'credit', 'premium', 'custom')),
  -- What it was promised for: the player and the day, a credit, a payment. A promise is kept once.
  source text not null unique,
  day date not null,
  description text not null,
  rarity text not null,
  attack int not null,
  defense int not null,
  seed bigint not null,
  state text not null default 'writing' check (state in ('writing', 'painting', 'done')),
  -- Fields appear here one by one while a writer streams them.
  words jsonb not null default '{}',
  words_by text,
  picture text,
  thumb text,
  picture_by text,
  card_id uuid unique references cards,
  owned_card_id uuid unique references owned_cards,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- A creation is its own job: a process that makes it says so again and again, and one that has fallen
  -- silent has died. A failure lets it rest for longer each time; it is never given up.
  taken_until timestamptz not null default '-infinity',
  failures int not null default 0,
  -- One card for one purchase, and none without.
  purchase_id uuid unique references purchases,
  -- Of a custom card: what the words do not decide.
  element text,
  abilities_wanted smallint check (abilities_wanted between 1 and 3),
  art_quality text,
  check ((state = 'done') = (card_id is not null and owned_card_id is not null)),
  constraint creations_purchase_check
    check ((kind in ('premium', 'custom')) = (purchase_id is not null))
);
create unique index creations_one_daily on creations (player_id, day) where kind = 'daily';
create index creations_unfinished on creations (created_at) where state <> 'done';
create index daily_creations_by_time on creations (created_at, player_id) where kind = 'daily';
create index creations_of_card on creations (card_id) where card_id is not null;
-- The server finds the creation by its picture's address when it draws the creature alone.
create index creations_by_picture on creations (picture) where picture is not null;

-- Calls to a paid provider per UTC day, so that a bill has an upper end.
create table provider_calls (
  day date primary key,
  calls int not null check (calls > 0)
);
