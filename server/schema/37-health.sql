-- What is done now and then by one process for all: the audit, and backups.
create table regular_checks (
  name text primary key,
  -- By the game's clock. The process that moves it on does the work.
  begun_at timestamptz not null,
  done_at timestamptz,
  took_ms integer,
  -- What came out; null until it was done once.
  result jsonb,
  -- Why it failed the last time; null when it did not.
  failure text
);
insert into regular_checks (name, begun_at) values ('audit', now()), ('backup', now());
