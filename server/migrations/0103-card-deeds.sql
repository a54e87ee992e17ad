-- What happened to a made card in its maker's battles: one row per copy and kind of deed. It goes with
-- the copy, as its experience does. A greater deed takes the place of an earlier one until the story
-- has told it; then the row stays as it is.
create table card_deeds (
  owned_card_id uuid not null references owned_cards,
  kind text not null check (kind in ('first_win', 'narrow_escape', 'strongest_rival')),
  battle_id uuid not null references battles,
  -- The computer's name, or a creature; never a player.
  whom text not null check (whom <> ''),
  -- In thousandths of the team's health.
  health_left int not null check (health_left between 0 and 1000),
  -- By which two deeds of one kind are compared.
  greatness int not null,
  -- Null until the card has the level of this kind.
  line text check (line <> ''),
  primary key (owned_card_id, kind)
);

create function keep_told_deed() returns trigger language plpgsql as $$
begin
  raise exception 'a deed that the story has told does not change';
end $$;
create trigger told_deeds_stay before update on card_deeds
  for each row when (old.line is not null) execute function keep_told_deed();
