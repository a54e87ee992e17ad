-- What the people who run the game give to many players at once, such as after a failure.
create table grants (
  id uuid primary key,
  asked_by uuid not null references players,
  asked_at timestamptz not null,
  -- Why, for admins, and what the players read; both name players by their ids only.
  why text not null check (length(why) <= 5000),
  message text not null check (length(message) <= 5000),
  coins int not null check (coins >= 0),
  credits int not null check (credits >= 0),
  card_id uuid references cards,
  copies int not null check (copies >= 0),
  -- In coins, for all players together; what is given stays as it was agreed to.
  worth bigint not null check (worth > 0),
  players int not null check (players > 0),
  state text not null check (state in ('waiting', 'paying', 'done', 'refused', 'called_off')),
  decided_by uuid references players,
  decided_at timestamptz,
  check (coins + credits + copies > 0),
  check ((card_id is null) = (copies = 0)),
  check ((decided_by is null) = (decided_at is null)),
  -- No admin agrees to what they have asked for.
  check (decided_by is null or state = 'called_off' or decided_by <> asked_by)
);
create index grants_by_time on grants (asked_at, id);
create index grants_by_state on grants (state, asked_at, id);
create index grants_of_admin on grants (asked_by, asked_at);

-- The players whom the grant named at the time of its request. One whose account is closed before
-- the payment gets nothing.
create table grant_recipients (
  grant_id uuid not null references grants,
  player_id uuid not null references players,
  paid_at timestamptz,
  left_out_at timestamptz,
  primary key (grant_id, player_id),
  check (paid_at is null or left_out_at is null)
);
create index grant_recipients_waiting on grant_recipients (grant_id, player_id)
  where paid_at is null and left_out_at is null;
create index grant_recipients_of_player on grant_recipients (player_id);
