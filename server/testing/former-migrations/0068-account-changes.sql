-- When a player has changed what opens the account: read by support, and in the player's own export.
create table account_changes (
  id bigint generated always as identity primary key,
  player_id uuid not null references players on delete cascade,
  at timestamptz not null,
  change text not null check (change in ('password', 'password by letter', 'address',
    'address back', 'app on', 'app off', 'new codes', 'passkey', 'no passkey'))
);
create index account_changes_of_player on account_changes (player_id, at desc);
create index account_changes_by_age on account_changes (at);
