-- A battle of two teams, with players or the computer, as it stands in the history.
create table battles (
  id uuid primary key,
  -- The specification's type and status; mode says how it was fought.
  battle_type text not null check (battle_type in ('pvp', 'pve', 'tournament')),
  status text not null check (status in ('pending', 'in_progress', 'completed', 'cancelled')),
  mode text not null check (mode in ('quick', 'face_to_face', 'room', 'arena')),
  challenger_id uuid not null references players,
  opponent_id uuid references players,
  opponent_kind text not null check (opponent_kind in ('player', 'computer', 'online')),
  opponent_name text not null,
  -- The challenger's result; null for a draw or a battle without a winner yet.
  challenger_won boolean,
  challenger_power numeric(8, 1),
  opponent_power numeric(8, 1),
  seed bigint not null,
  -- What the battle was made of: {version, seed, teams, choices}. Everything that can be worked out
  -- from that is not kept; the digest says whether it still comes out the same.
  log jsonb not null,
  position bigint generated always as identity,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  digest text
);
create index battles_of_challenger on battles (challenger_id, position desc);
create index battles_of_opponent on battles (opponent_id, position desc) where opponent_id is not null;
-- Lists of all battles, the newest first, for admins.
create index battles_by_time on battles (created_at, id);
create index battles_of_type on battles (battle_type, created_at, id);
create index battles_of_challenger_by_time on battles (challenger_id, created_at, id);
create index battles_of_opponent_by_time on battles (opponent_id, created_at, id)
  where opponent_id is not null;
create index battles_of_computer_by_time
  on battles (lower(opponent_name) text_pattern_ops, created_at, id) where opponent_id is null;

-- The last team that a player fought with online, for others to meet while the player is away.
create table online_teams (
  player_id uuid primary key references players on delete cascade,
  power numeric(8, 1) not null,
  fighters jsonb not null,
  updated_at timestamptz not null default now()
);
create index online_teams_by_power on online_teams (power);

-- Two players who meet: one made a code, the other joined with it. Once it is fought, the battle
-- itself is a row of `battles` with the same id; here stays what each of the two earned, for a day.
create table meetings (
  id uuid primary key,
  code text not null check (code ~ '^[A-HJ-NP-Z2-9]{6}$'),
  state text not null default 'waiting'
    check (state in ('waiting', 'ready', 'completed', 'cancelled', 'expired')),
  creator_id uuid not null references players,
  -- Own copies. They must still be in the deck when the battle is fought.
  creator_cards uuid[] not null check (cardinality(creator_cards) = 3),
  joiner_id uuid references players check (joiner_id <> creator_id),
  joiner_cards uuid[] check (cardinality(joiner_cards) = 3),
  creator_earned jsonb,
  joiner_earned jsonb,
  expires_at timestamptz not null,
  joined_at timestamptz,
  created_at timestamptz not null default now(),
  -- Who called it off; `cards` when a card had left its deck.
  called_off_by text
    check (called_off_by in ('creator', 'joiner', 'cards')),
  check (state not in ('ready', 'completed') or joiner_cards is not null),
  check ((state = 'completed') = (creator_earned is not null and joiner_earned is not null)),
  check (called_off_by is null or state = 'cancelled')
);
-- A code names one battle, and a player has one code.
create unique index open_meeting_of_code on meetings (code) where state in ('waiting', 'ready');
create unique index open_meeting_of_creator on meetings (creator_id)
  where state in ('waiting', 'ready');
create index meetings_by_code on meetings (code, created_at desc);
create index meetings_that_are_ready on meetings (joined_at) where state = 'ready';

-- Who waits for a player in a quick battle, one rival for each level of the computer. Drawn before
-- the player picks a team, and gone when it is fought, so that looking again shows the same one.
create table rivals (
  player_id uuid not null references players on delete cascade,
  level smallint not null check (level between 1 and 5),
  name text not null,
  elements text[] not null check (cardinality(elements) = 3),
  -- How strong it is within its level.
  luck float8 not null check (luck between -1 and 1),
  -- Of its cards together, by the deck that the player had when it was drawn.
  power float8 not null check (power >= 0),
  -- What a rival does in each round of a quick battle is drawn from this.
  seed bigint not null,
  primary key (player_id, level)
);
