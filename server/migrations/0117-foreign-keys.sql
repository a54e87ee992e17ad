-- A row that goes is looked for in every table that may refer to it: without an index, all copies of
-- cards were read each time a deal ended.
create index owned_cards_held on owned_cards (held_id) where held_id is not null;
create index rooms_of_duel on rooms (duel_id) where duel_id is not null;
create index rematches_to_duel on rematches (next_duel_id) where next_duel_id is not null;
create index trades_for_card on trades (requested_card_id);
create index grants_of_card on grants (card_id) where card_id is not null;
create index reports_of_former_words on report_cases (words_id) where words_id is not null;
create index emulator_deliveries_of_event on emulator_deliveries (event_id);
