-- The album: which creatures of the catalogue, and which own creations, a player has ever had. Written
-- by the database whenever a card comes, so that no way in which cards move is forgotten. What is
-- traded away stays.
create table album_entries (
  player_id uuid not null references players,
  -- A card of which there has been a copy is never deleted: owned_cards refers to it.
  card_id uuid not null,
  -- Made by this player.
  is_creation boolean not null,
  since timestamptz not null default now(),
  primary key (player_id, card_id)
);
create index album_entries_by_time on album_entries (player_id, since desc, card_id desc)
  where is_creation;

-- A full page pays once. A creature that joins the page later changes nothing about that.
create table album_rewards (
  player_id uuid not null references players,
  -- An element, or 'set' for all pages together.
  page text not null,
  coins int not null check (coins >= 0),
  -- What was on the page then.
  card_ids uuid[] not null check (cardinality(card_ids) > 0),
  rewarded_at timestamptz not null,
  primary key (player_id, page)
);

create function album_remembers_card() returns trigger language plpgsql as $$
begin
  insert into album_entries (player_id, card_id, is_creation)
    select new.owner_id, c.id, c.origin = 'created' from cards c
     where c.id = new.card_id and (c.origin = 'catalogue' or c.creator_id = new.owner_id)
    on conflict do nothing;
  return null;
end $$;
create trigger album_begins after insert on owned_cards
  for each row when (new.owner_id is not null) execute function album_remembers_card();
create trigger album_goes_on after update on owned_cards
  for each row when (new.owner_id is not null and new.owner_id is distinct from old.owner_id)
  execute function album_remembers_card();

insert into album_entries (player_id, card_id, is_creation, since)
  select m.to_id, c.id, c.origin = 'created', min(m.created_at)
    from card_moves m join owned_cards o on o.id = m.owned_card_id join cards c on c.id = o.card_id
   where m.to_id is not null and (c.origin = 'catalogue' or c.creator_id = m.to_id)
   group by m.to_id, c.id;
