-- The payment provider's keys, as admins have entered them: the newest are in use, and with the others
-- payments that began with them are found. The secret ones are sealed with the game's own key, which
-- is not in the database.
create table payment_keys (
  number bigint primary key generated always as identity,
  publishable_key text not null,
  last_four text not null check (length(last_four) = 4),
  sealed bytea not null,
  set_by uuid references players on delete set null,
  set_at timestamptz not null
);
