-- Lists of all battles and all deals, the newest first, for the people who run the game.
create index battles_by_time on battles (created_at, id);
create index battles_of_type on battles (battle_type, created_at, id);
create index battles_of_challenger_by_time on battles (challenger_id, created_at, id);
create index battles_of_opponent_by_time on battles (opponent_id, created_at, id)
  where opponent_id is not null;
create index battles_of_computer_by_time
  on battles (lower(opponent_name) text_pattern_ops, created_at, id) where opponent_id is null;

create index listings_by_time on listings (listed_at, id);
create index listings_of_state on listings (state, listed_at, id);
create index listings_of_seller_by_time on listings (seller_id, listed_at, id);
create index listings_of_buyer_by_time on listings (buyer_id, listed_at, id)
  where buyer_id is not null;
create index listings_of_card_by_time on listings (card_id, listed_at, id);

-- Which cards an offer is about, and not only which copies.
alter table trades add column offered_card_id uuid, add column given_card_id uuid;
alter table transfers add column card_id uuid;
update trades set offered_card_id = (select card_id from owned_cards where id = offered_id),
                  given_card_id = (select card_id from owned_cards where id = given_id);
update transfers set card_id = (select card_id from owned_cards where id = owned_card_id);

create function trades_know_cards() returns trigger language plpgsql as $$
begin
  new.offered_card_id := (select card_id from owned_cards where id = new.offered_id);
  new.given_card_id := (select card_id from owned_cards where id = new.given_id);
  return new;
end $$;
create trigger trades_know_cards before insert or update of offered_id, given_id on trades
  for each row execute function trades_know_cards();
create function transfers_know_cards() returns trigger language plpgsql as $$
begin
  new.card_id := (select card_id from owned_cards where id = new.owned_card_id);
  return new;
end $$;
create trigger transfers_know_cards before insert on transfers
  for each row execute function transfers_know_cards();

create index trades_by_time on trades (created_at, id);
create index trades_of_status on trades (status, created_at, id);
create index trades_of_creator_by_time on trades (creator_id, created_at, id);
create index trades_of_partner_by_time on trades (coalesce(responder_id, for_id), created_at, id);
create index trades_of_offered_card on trades (offered_card_id, created_at, id);
create index trades_of_wanted_card
  on trades (coalesce(given_card_id, requested_card_id), created_at, id);
drop index trades_of_creator, trades_of_partner;

create index transfers_by_time on transfers (created_at, id);
create index transfers_of_status on transfers (status, created_at, id);
create index transfers_of_giver_by_time on transfers (giver_id, created_at, id);
create index transfers_of_claimer_by_time on transfers (claimer_id, created_at, id)
  where claimer_id is not null;
create index transfers_of_card_by_time on transfers (card_id, created_at, id);
drop index transfers_of_giver, transfers_of_claimer;

-- Names that begin with some letters.
create index players_by_shown_name on players (lower(shown_name) text_pattern_ops);
create index daily_creations_by_time on creations (created_at, player_id) where kind = 'daily';

-- Cards come in the order of time: this small index finds those of a day.
create index card_moves_by_time on card_moves using brin (created_at);

-- What happened on the days that are over, counted once.
create table daily_numbers (
  day date primary key,
  sign_ups int not null,
  cards int not null,
  -- Copies that the game gave to players.
  copies int not null,
  battles int not null,
  deals int not null
);
