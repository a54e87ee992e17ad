-- Cards of one kind, the strongest first and the cheapest among equals.
create index listings_by_kind_and_strength
  on listings (element, rarity_rank, strength desc, price, position) where state = 'open';

-- What a card can be found by: one, two or three letters in a row of its name, its element and its
-- rarity. So any part of a name is found, together with both, without looking at other cards.
create function search_parts(name_key text, element text, rarity text) returns text[]
  language sql immutable strict parallel safe
  return (select array['=' || element, '=' || rarity]
                 || array_agg(distinct substr(name_key, start, size))
            from generate_series(1, length(name_key)) start, generate_series(1, 3) size
           where start + size - 1 <= length(name_key));
alter table cards add column search_parts text[]
  generated always as (search_parts(name_key, element, rarity)) stored;
create index cards_by_search_part on cards using gin (search_parts);
