-- The payment provider's keys, as an admin has entered them. The secret ones are sealed with the
-- game's own key, which is not in the database.
create table payment_keys (
  only_row boolean primary key default true check (only_row),
  publishable_key text not null,
  last_four text not null check (length(last_four) = 4),
  sealed bytea not null,
  set_by uuid references players on delete set null,
  set_at timestamptz not null
);
