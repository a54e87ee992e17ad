-- Cards as the people who run the game see them: taken out, found, sorted, and who has them.
alter table cards
  -- It was taken out: nobody draws, finds or deals with it any more, and who has it keeps it.
  add column archived_at timestamptz;
create index cards_by_creation on cards (created_at, id) where archived_at is null;
create index cards_of_rarity on cards (rarity, created_at, id) where archived_at is null;
create index cards_of_element on cards (element, created_at, id) where archived_at is null;
create index cards_of_kind on cards (rarity, element, created_at, id) where archived_at is null;
-- Whatever is filtered by is at hand, so that only the cards of the page are looked up.
create index cards_by_name on cards (name_key, id) include (rarity, element)
  where archived_at is null;
create index cards_by_attack on cards (attack, id) include (rarity, element, name_key)
  where archived_at is null;
create index cards_by_defense on cards (defense, id) include (rarity, element, name_key)
  where archived_at is null;
create index archived_cards on cards (archived_at, id) where archived_at is not null;

-- To count the owners of a card without looking at the copies.
create index owned_cards_of_card_and_owner on owned_cards (card_id, owner_id);
drop index owned_cards_of_card;

-- Of cards with many copies: how many players have one, counted every few minutes. Others are counted
-- whenever somebody looks.
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
  words jsonb not null,
  kept_at timestamptz not null default now()
);
create index former_card_words_of_card on former_card_words (card_id);
