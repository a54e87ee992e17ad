-- How many cards there are that are not archived. Every change of a card adds a row with its day, rarity
-- and element, so that two changes never wait for each other. Once a day the rows become a sum for each day
-- and one for each kind, so a row has a day, or a kind, or both.
create table card_counts (
  -- On which the cards were made, in UTC.
  day date,
  rarity text,
  element text,
  cards int not null
);

create function card_counts_follow_cards() returns trigger language plpgsql as $$
begin
  insert into card_counts (day, rarity, element, cards)
  select (created_at at time zone 'UTC')::date, rarity, element, sum(n)
    from (values (old.created_at, old.rarity, old.element, old.archived_at, -1),
                 (new.created_at, new.rarity, new.element, new.archived_at, 1))
         sides (created_at, rarity, element, archived_at, n)
   -- A card that is new has no old side, one that is deleted no new one.
   where created_at is not null and archived_at is null
   group by 1, 2, 3 having sum(n) <> 0;
  return null;
end $$;
create trigger card_counts_follow_cards
  after insert or delete or update of created_at, rarity, element, archived_at on cards
  for each row execute function card_counts_follow_cards();

insert into card_counts (day, rarity, element, cards)
select day, rarity, element, count(*)
  from (select (created_at at time zone 'UTC')::date as day, rarity, element
          from cards where archived_at is null) made
 group by grouping sets ((day), (rarity, element));
