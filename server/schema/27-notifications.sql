-- What happened to a player while they looked elsewhere, told as a code with parameters, which is put into
-- words when it is shown.
create table notifications (
  id bigint generated always as identity primary key,
  player_id uuid not null references players on delete cascade,
  kind text not null,
  title text not null default 'Something new',
  text text not null default 'Load the page again to read it.',
  -- The page that shows more; empty when there is none.
  link text not null,
  cause text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  -- A notification is stored as a code with parameters, and put into words when it is shown. Rows
  -- from before have no code and keep their sentences; they are forgotten after 90 days. The
  -- sentences that stand here by default are for servers of the version before, which read no
  -- codes.
  code text,
  params jsonb not null default '{}',
  -- One event gives one notification of a kind.
  unique (player_id, kind, cause)
);
create index notifications_of_player on notifications (player_id, id);
create index unread_notifications on notifications (player_id) where read_at is null;
create index notifications_by_age on notifications (created_at);

-- The pair of keys with which the game signs messages to browsers (VAPID). All processes share it;
-- with another pair every browser would have to subscribe again.
create table push_keys (
  only_row boolean primary key default true check (only_row),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now()
);

-- A browser that receives messages, for as long as the session lasts in which it asked for them:
-- the next person at that browser must not read what is meant for the one before.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  endpoint text not null unique,
  player_id uuid not null references players on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_of_player on push_subscriptions (player_id, id);
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- When a player wants no messages, in minutes after midnight of their own time zone.
create table quiet_hours (
  player_id uuid primary key references players on delete cascade,
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  time_zone text not null,
  check ((quiet_from is null) = (quiet_to is null))
);
