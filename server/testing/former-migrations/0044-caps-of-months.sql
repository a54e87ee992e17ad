-- A looser cap waits for the player's next month, the rest of what is looser for the next day.
alter table later_limits add column cap_from_at timestamptz;
update later_limits set cap_from_at = from_at;
alter table later_limits alter column cap_from_at set not null;
