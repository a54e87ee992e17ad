-- Cards that players sell for coins. A card that is for sale is held by its open row here.
create table listings (
  id uuid primary key,
  seller_id uuid not null references players,
  owned_card_id uuid not null references owned_cards,
  card_id uuid not null references cards,
  price int not null check (price between 1 and 1000000),
  -- Fixed when the card is listed.
  fee_percent smallint not null check (fee_percent between 0 and 100),
  state text not null default 'open' check (state in ('open', 'sold', 'cancelled', 'expired')),
  listed_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > listed_at),
  ended_at timestamptz,
  -- The sale. A buy order that waited may have paid more than was asked.
  buyer_id uuid references players check (buyer_id <> seller_id),
  sold_for int check (sold_for between price and 1000000),
  fee int check (fee between 0 and sold_for),
  position bigint generated always as identity,
  -- Copied from the card, for filters and sorting; a trigger keeps them alike.
  element text not null,
  rarity_rank smallint not null,
  -- Attack and defense together: the power follows from it.
  strength smallint not null,
  name_key text not null,
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'sold') = (buyer_id is not null and sold_for is not null and fee is not null))
);
create unique index one_listing_per_card on listings (owned_card_id) where state = 'open';
-- All are open equally long, so this is also the order in which they end.
create index listings_by_age on listings (position) where state = 'open';
create index listings_by_price on listings (price, position) where state = 'open';
create index listings_by_strength on listings (strength desc, price, position) where state = 'open';
create index listings_by_kind on listings (element, rarity_rank, price, position)
  where state = 'open';
create index listings_of_card on listings (card_id, price, position) where state = 'open';
create index listings_of_seller on listings (seller_id, position) where state = 'open';
create index sales_of_card on listings (card_id, ended_at) include (sold_for) where state = 'sold';
create index sales_of_seller on listings (seller_id) where state = 'sold';

create function rarity_rank(rarity text) returns smallint language sql immutable parallel safe
  return array_position(array['common', 'rare', 'epic', 'legendary', 'mythical'], rarity)::smallint;

create function listings_follow_card() returns trigger language plpgsql as $$
begin
  update listings
     set element = new.element, rarity_rank = rarity_rank(new.rarity),
         strength = new.attack + new.defense, name_key = new.name_key
   where card_id = new.id and state = 'open';
  return null;
end $$;
create trigger listings_follow_card after update on cards for each row
  when ((new.element, new.rarity, new.attack, new.defense, new.name_key)
        is distinct from (old.element, old.rarity, old.attack, old.defense, old.name_key))
  execute function listings_follow_card();

-- Coins that are set aside for a card. One that is bought at once never waits and has no row.
create table buy_orders (
  id uuid primary key,
  buyer_id uuid not null references players,
  card_id uuid not null references cards,
  price int not null check (price between 1 and 1000000),
  state text not null default 'open' check (state in ('open', 'filled', 'cancelled', 'expired')),
  ordered_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > ordered_at),
  ended_at timestamptz,
  listing_id uuid unique references listings,
  position bigint generated always as identity,
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'filled') = (listing_id is not null))
);
create index orders_of_card on buy_orders (card_id, price desc, position) where state = 'open';
create index orders_of_buyer on buy_orders (buyer_id, position) where state = 'open';
create index orders_by_age on buy_orders (position) where state = 'open';

-- Cards that a player looks for.
create table wishes (
  player_id uuid not null references players on delete cascade,
  card_id uuid not null references cards,
  wished_at timestamptz not null default now(),
  -- When the player was last told of a card for sale, and its price.
  told_at timestamptz,
  told_price int,
  primary key (player_id, card_id)
);
create index wishes_for_card on wishes (card_id, wished_at);

-- Whether two players have dealt with each other lately.
create index card_moves_between on card_moves (from_id, to_id, created_at)
  where from_id is not null;
