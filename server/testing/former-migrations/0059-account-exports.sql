-- What a player has asked to take away: one file at a time, which goes again after some days.
create table account_exports (
  player_id uuid primary key references players on delete cascade,
  id uuid not null unique,
  asked_at timestamptz not null,
  -- Null as long as the file is being written.
  ready_at timestamptz,
  bytes bigint,
  check ((ready_at is null) = (bytes is null))
);
create index account_exports_by_age on account_exports (asked_at);
