-- A duel of a weekend cup was stored like any other between players, so no list of tournaments had one.
update battles b set battle_type = 'tournament' from cup_matches m where m.duel_id = b.id;
