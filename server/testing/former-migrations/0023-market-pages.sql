-- With what a page is filtered by at hand, it is put together from an index alone, and only the
-- offers that it shows are looked up.
drop index listings_by_price, listings_by_strength, listings_by_kind,
  listings_by_kind_and_strength, listings_of_card;
create index listings_by_price on listings (price, position)
  include (expires_at, name_key) where state = 'open';
create index listings_by_strength on listings (strength desc, price, position)
  include (expires_at, name_key) where state = 'open';
create index listings_by_kind on listings (element, rarity_rank, price, position)
  include (expires_at, name_key) where state = 'open';
create index listings_by_kind_and_strength
  on listings (element, rarity_rank, strength desc, price, position)
  include (expires_at, name_key) where state = 'open';
create index listings_of_card on listings (card_id, price, position)
  include (expires_at) where state = 'open';
