-- When a guardian said yes: with that the checkout begins. Null: the buyer began it, or the guardian said
-- yes before this was kept.
alter table purchases add column opened_at timestamptz;
