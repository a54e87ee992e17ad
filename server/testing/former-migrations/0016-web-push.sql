-- The pair of keys with which the game signs messages to browsers (VAPID). All processes share it;
-- with another pair every browser would have to subscribe again.
create table push_keys (
  only_row boolean primary key default true check (only_row),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now()
);

-- A browser that receives messages, for as long as the session lasts in which it asked for them:
-- whoever uses it next must not read what is meant for somebody else.
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

create index notifications_by_age on notifications (created_at);

-- The ledger tells which card a deal was about.
create index card_moves_by_cause on card_moves (cause) where from_id is not null;
