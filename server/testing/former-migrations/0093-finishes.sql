-- How a copy looks. Nothing has ever read or written the column as it was, so a new one takes its place.
alter table owned_cards drop column finish;
alter table owned_cards add column finish text not null default 'plain'
  check (finish in ('plain', 'foil', 'living', 'golden'));

-- Three equal copies become one with the next finish. The other two leave the game: they belong to
-- no player and lie nowhere, and their rows stay, because packs, deals and battles tell of them.
alter table owned_cards alter column owner_id drop not null;
alter table owned_cards drop constraint owned_cards_place_check;
alter table owned_cards add constraint owned_cards_place_check
  check (place in ('deck', 'vault', 'held', 'gone'));
alter table owned_cards add constraint owned_cards_gone_check
  check ((place = 'gone') = (owner_id is null));
create index owned_cards_gone on owned_cards (id) where owner_id is null;

-- Where a card went when it left the game: to no player.
alter table card_moves alter column to_id drop not null;
alter table card_moves add constraint card_moves_check_sides
  check (from_id is not null or to_id is not null);
drop trigger card_moves_go_on on owned_cards;
create trigger card_moves_go_on after update on owned_cards
  for each row when (new.owner_id is distinct from old.owner_id)
  execute function card_moves_follow_owner();

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
