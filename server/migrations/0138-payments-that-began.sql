-- When the provider first said that a payment is under way. Null: the checkout was only looked at, or the
-- payment was there at once.
alter table purchases add column begun_at timestamptz;
