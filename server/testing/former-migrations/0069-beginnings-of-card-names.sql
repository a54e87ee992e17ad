-- One or two letters are the beginning of a card's name in the list of deals: as a part of it they would
-- mean a good share of all cards.
create index cards_by_beginning on cards (name_key text_pattern_ops);
