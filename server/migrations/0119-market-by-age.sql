-- Offers of one kind by age. With the price and the name at hand, a page is put together from the
-- index alone, however few of all offers are of this kind.
create index listings_by_kind_and_age on listings (element, rarity_rank, position)
  include (price, expires_at, name_key) where state = 'open';
