-- A card given away by a code. The copy is held until it is claimed or the time is over.
create table transfers (
  id uuid primary key,
  code text not null check (code ~ '^[A-HJ-NP-Z2-9]{6}$'),
  status text not null default 'pending'
    check (status in ('pending', 'completed', 'cancelled', 'expired')),
  giver_id uuid not null references players,
  owned_card_id uuid not null references owned_cards,
  claimer_id uuid references players check (claimer_id <> giver_id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- The card of the copy; a trigger writes it.
  card_id uuid,
  check ((status = 'pending') = (ended_at is null)),
  check ((status = 'completed') = (claimer_id is not null))
);
create unique index open_transfer_of_code on transfers (code) where status = 'pending';
create unique index open_transfer_of_card on transfers (owned_card_id) where status = 'pending';
create index transfers_by_code on transfers (code, created_at desc);
create index transfers_that_wait on transfers (expires_at) where status = 'pending';
-- Lists of all deals, the newest first, for admins.
create index transfers_by_time on transfers (created_at, id);
create index transfers_of_status on transfers (status, created_at, id);
create index transfers_of_giver_by_time on transfers (giver_id, created_at, id);
create index transfers_of_claimer_by_time on transfers (claimer_id, created_at, id)
  where claimer_id is not null;
create index transfers_of_card_by_time on transfers (card_id, created_at, id);

-- Which card a transfer is about, and not only which copy: lists are filtered by it.
create function transfers_know_cards() returns trigger language plpgsql as $$
begin
  new.card_id := (select card_id from owned_cards where id = new.owned_card_id);
  return new;
end $$;
create trigger transfers_know_cards before insert on transfers
  for each row execute function transfers_know_cards();
