-- After a battle of two people: who asks for another one, and what came of it. There is one row for a
-- battle, so two who press at once begin one rematch.
create table rematches (
  battle_id uuid primary key references battles on delete cascade,
  asked_by uuid not null references players on delete cascade,
  expires_at timestamptz not null,
  -- A duel, or a battle face to face; null while one player waits for the other.
  next_duel_id uuid references duels on delete cascade,
  next_code text,
  check (next_duel_id is null or next_code is null)
);
