-- A copy of a card that a player owns. It is in exactly one place: a deck slot, the vault, or held.
-- Three equal copies become one with the next finish. The other two leave the game: they belong to
-- no player and lie nowhere, and their rows stay, because packs, deals and battles refer to these
-- rows.
create table owned_cards (
  id uuid primary key,
  -- Null of a copy that is gone.
  owner_id uuid references players,
  card_id uuid not null references cards,
  place text not null check (place in ('deck', 'vault', 'held', 'gone')),
  deck_slot smallint check (deck_slot between 1 and 54),
  -- All experience ever gained; the level follows from it.
  experience int not null default 0 check (experience >= 0),
  nft_address text unique,
  -- Where it came from ('welcome', 'creation', 'first_win'); cause names the thing.
  reason text not null,
  cause text not null,
  acquired_at timestamptz not null default now(),
  -- Ids made in one millisecond have no order; this has.
  position bigint generated always as identity,
  -- By which a card that says it is held has its row in holds.
  held_id uuid generated always as (case when place = 'held' then id end) stored,
  -- How the copy looks.
  finish text not null default 'plain'
    check (finish in ('plain', 'foil', 'living', 'golden')),
  check ((place = 'deck') = (deck_slot is not null)),
  -- Fifty-four slots and one card in each: the schema itself keeps a deck at 54.
  unique (owner_id, deck_slot),
  unique (id, place),
  constraint owned_cards_gone_check check ((place = 'gone') = (owner_id is null))
);
create index owned_cards_of_owner on owned_cards (owner_id, position desc);
-- To count the owners of a card without looking at the copies.
create index owned_cards_of_card_and_owner on owned_cards (card_id, owner_id);
create index owned_cards_gone on owned_cards (id) where owner_id is null;
-- Every page asks whether a player has NFTs.
create index nfts_of_owner on owned_cards (owner_id) where nft_address is not null;

-- What holds a card that is in neither deck nor vault: a deal, a duel, a purchase whose money went back,
-- or a wallet outside of the game. One row per card, so a card is in one deal.
create table holds (
  owned_card_id uuid primary key,
  place text not null generated always as ('held') stored,
  holder text not null
    check (holder in ('listing', 'trade', 'transfer', 'nft', 'external', 'duel', 'purchase')),
  holder_id uuid not null,
  held_at timestamptz not null default now(),
  -- Where a held card goes when it comes back.
  came_from text not null default 'vault'
    check (came_from in ('deck', 'vault')),
  -- A held card is nowhere else ...
  foreign key (owned_card_id, place) references owned_cards (id, place)
    deferrable initially deferred
);

-- ... and a card that says it is held has its row here, both at the end of every transaction.
alter table owned_cards
  add foreign key (held_id) references holds (owned_card_id) deferrable initially deferred;
create index holds_of_holder on holds (holder, holder_id);

-- Every time a card came to a player, and from whom; null when the game itself gave it. Written by
-- the database, so that no card changes hands without a row here.
create table card_moves (
  id bigint generated always as identity primary key,
  owned_card_id uuid not null references owned_cards,
  from_id uuid references players,
  -- Null when the card left the game.
  to_id uuid references players check (to_id <> from_id),
  reason text not null check (reason <> ''),
  cause text not null check (cause <> ''),
  created_at timestamptz not null default now(),
  constraint card_moves_check_sides check (from_id is not null or to_id is not null)
);
create index card_moves_of_card on card_moves (owned_card_id, id);
create index card_moves_to on card_moves (to_id, id);
create index card_moves_from on card_moves (from_id, id) where from_id is not null;
-- The ledger tells which card a deal was about.
create index card_moves_by_cause on card_moves (cause) where from_id is not null;
-- Whether two players have dealt with each other lately.
create index card_moves_between on card_moves (from_id, to_id, created_at)
  where from_id is not null;
-- Cards come in the order of time: this small index finds those of a day.
create index card_moves_by_time on card_moves using brin (created_at);

create function card_moves_follow_owner() returns trigger language plpgsql as $$
begin
  insert into card_moves (owned_card_id, from_id, to_id, reason, cause)
    values (new.id, case when tg_op = 'UPDATE' then old.owner_id end, new.owner_id, new.reason,
            new.cause);
  return null;
end $$;
create trigger card_moves_begin after insert on owned_cards
  for each row execute function card_moves_follow_owner();
create trigger card_moves_go_on after update on owned_cards
  for each row when (new.owner_id is distinct from old.owner_id)
  execute function card_moves_follow_owner();
create trigger card_moves_are_append_only before update or delete on card_moves
  for each row execute function refuse_change();

-- How many cards were drawn since the last one of these rarities, over all packs and win drops.
create table pity (
  player_id uuid primary key references players on delete cascade,
  since_epic int not null default 0 check (since_epic >= 0),
  since_legendary int not null default 0 check (since_legendary >= 0),
  since_mythical int not null default 0 check (since_mythical >= 0)
);

-- Three equal copies that became one with the next finish.
create table fusions (
  id uuid primary key,
  kept_id uuid not null references owned_cards,
  gone_ids uuid[] not null check (cardinality(gone_ids) = 2),
  -- What the kept copy has since then.
  finish text not null check (finish in ('foil', 'living', 'golden')),
  fused_at timestamptz not null,
  unique (kept_id, finish)
);

create trigger fusions_are_written_once before update or delete on fusions
  for each row execute function refuse_change();
