-- Who called a battle face to face off; `cards` when a card had left its deck. Battles of before say
-- nothing.
alter table meetings add column called_off_by text
  check (called_off_by in ('creator', 'joiner', 'cards')),
  add check (called_off_by is null or state = 'cancelled');
