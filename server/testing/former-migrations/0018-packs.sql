-- What packs are drawn from, in the exact words that a fingerprint was shown of. Kept for ever, so
-- that an old draw can be repeated when the game has other cards and other chances.
create table pack_odds (
  hash text primary key check (hash = encode(sha256(convert_to(words, 'UTF8')), 'hex')),
  words text not null,
  created_at timestamptz not null default now()
);
create trigger pack_odds_are_written_once before update or delete on pack_odds
  for each row execute function refuse_change();

-- The secret that a player's next pack is drawn from: its fingerprint is shown before. The row is
-- also the lock on opening packs.
create table pack_secrets (
  player_id uuid primary key references players on delete cascade,
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  -- How many packs the player has opened.
  nonce int not null default 0 check (nonce >= 0)
);

-- All that a draw was made from, and what came out.
create table pack_openings (
  id uuid primary key,
  player_id uuid not null references players,
  pack_id int not null,
  price_coins int not null check (price_coins > 0),
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  luck text not null check (length(luck) <= 64),
  nonce int not null check (nonce >= 0),
  odds_hash text not null references pack_odds,
  -- Cards since the last epic, legendary and mythical one.
  pity_before int[] not null check (cardinality(pity_before) = 3),
  pity_after int[] not null check (cardinality(pity_after) = 3),
  -- Places, in the list of cards of the odds, of those that the player had.
  owned smallint[] not null,
  -- In the order of the slots, and the copies that the player received.
  card_ids uuid[] not null check (cardinality(card_ids) > 0),
  owned_card_ids uuid[] not null check (cardinality(owned_card_ids) = cardinality(card_ids)),
  opened_at timestamptz not null,
  -- A secret is used once.
  unique (player_id, nonce)
);
create trigger pack_openings_are_written_once before update or delete on pack_openings
  for each row execute function refuse_change();
