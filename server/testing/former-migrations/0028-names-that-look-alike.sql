-- What a name looks like at a glance, so that nobody new looks like somebody else. Players from before
-- get theirs when a server starts, one that is theirs alone.
alter table players add column username_skeleton text;
create unique index players_username_skeleton on players (username_skeleton);
