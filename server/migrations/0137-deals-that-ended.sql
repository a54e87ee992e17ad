-- How many deals are open follows from how many began and how many ended, day by day: the game counts the days
-- that are over anew, and the newest one by these.
create index listings_ended on listings (ended_at) where ended_at is not null;
create index trades_ended on trades (ended_at) where ended_at is not null;
create index transfers_ended on transfers (ended_at) where ended_at is not null;
delete from daily_numbers;
alter table daily_numbers add column ended int not null;
