-- The cards that players have shown to others. Whoever has the link sees such a card, until those who
-- shared it take it back. What sharing pays is counted by its own rows, `shares`, and never here.
create table shared_cards (
  card_id uuid not null references cards,
  player_id uuid not null references players on delete cascade,
  shared_at timestamptz not null default now(),
  primary key (card_id, player_id)
);
create index shared_cards_of_player on shared_cards (player_id);

-- Links to what was shared before go on to work.
insert into shared_cards (card_id, player_id, shared_at)
select c.id, s.player_id, min(s.created_at)
  from shares s join cards c on c.id = any(s.card_ids)
 group by c.id, s.player_id;
