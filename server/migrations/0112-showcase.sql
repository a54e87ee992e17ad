-- The cards that a player shows on their page, in their order. A card that leaves its owner is no longer
-- shown.
create table showcase_cards (
  player_id uuid not null references players,
  place smallint not null check (place between 1 and 5),
  owned_card_id uuid not null references owned_cards on delete cascade,
  primary key (player_id, place),
  unique (player_id, owned_card_id)
);
create index showcase_cards_of_copies on showcase_cards (owned_card_id);

-- Pages that are open to visitors. Friends see each other's without.
create table public_pages (
  player_id uuid primary key references players,
  opened_at timestamptz not null
);
