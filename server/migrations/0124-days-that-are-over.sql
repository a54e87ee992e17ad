-- Closed accounts are taken from all sign-ups of a day without reading all players.
create index closed_accounts on players (created_at) where deleted_at is not null;
-- All accounts by day, also those that were closed later, and all listings; coins that moved, by reason
-- as the ledger has them, which is never changed. The game counts the days anew.
delete from daily_numbers;
alter table daily_numbers alter column sign_ups drop default, drop column cards,
  add column listings int not null, add column coins jsonb not null;
