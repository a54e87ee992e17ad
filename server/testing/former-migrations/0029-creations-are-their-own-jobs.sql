-- A creation is its own job: a process that makes it says so again and again, and one that has fallen
-- silent has died. Who fails lets it rest for longer each time, and never gives it up.
alter table creations
  add column taken_until timestamptz not null default '-infinity',
  add column failures int not null default 0;
