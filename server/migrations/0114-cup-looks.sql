-- When a process last looked at a cup that goes on: time in which none did is no time of its duels.
alter table cups add column looked_at timestamptz;
