-- Players are found by any part of their names, as cards are.
create index players_by_name_part on players
  using gin (search_parts(lower(shown_name), '', ''));
drop index players_by_shown_name, cards_by_beginning;
