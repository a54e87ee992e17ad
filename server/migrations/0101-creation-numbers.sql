-- The running number of a made card over the whole game. It is stored, because counting the cards before
-- it would read all of these cards; a card that was not made after all leaves a gap.
create sequence creation_numbers as int;
alter table cards add column creation_number int unique;

-- No card changes by that, so their versions stay.
alter table cards disable trigger cards_grow;
update cards c set creation_number = numbered.number
  from (select id, row_number() over (order by created_at, id) as number
          from cards where origin = 'created') numbered
 where c.id = numbered.id;
alter table cards enable trigger cards_grow;
select setval('creation_numbers', coalesce(max(creation_number), 1), max(creation_number) is not null)
  from cards;

create function number_creation() returns trigger language plpgsql as $$
begin
  new.creation_number := nextval('creation_numbers');
  return new;
end $$;
create trigger creations_are_numbered before insert on cards
  for each row when (new.origin = 'created' and new.creation_number is null)
  execute function number_creation();

alter table cards add constraint cards_creation_number_check
  check ((origin = 'created') = (creation_number is not null));
