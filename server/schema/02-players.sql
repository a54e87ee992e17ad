-- An account: a player, an admin, or one to try the game with. What a player has lies in other tables,
-- and the row itself stays, emptied, when the account is erased, because deals and battles tell of it.
create table players (
  id uuid primary key,
  email text not null,
  email_key text not null unique,
  email_verified_at timestamptz,
  username text not null,
  username_key text not null unique,
  first_name text,
  last_name text,
  password_hash text not null,
  role text not null default 'user' check (role in ('user', 'admin', 'demo')),
  -- Days in a row with a visit, and the day of the last one.
  streak int not null default 0 check (streak >= 0),
  streak_day date,
  -- The day on which a missed day was last forgiven.
  streak_forgiven_day date,
  -- When the player received their first cards.
  welcome_pack_at timestamptz,
  invites_used int not null default 0 check (invites_used >= 0),
  share_credits int not null default 0 check (share_credits >= 0),
  cards_created int not null default 0 check (cards_created >= 0),
  battles_fought int not null default 0 check (battles_fought >= 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- What a name looks like at a glance, so that no new player looks like another one. Null
  -- until a server that starts gives an older player one that is theirs alone.
  username_skeleton text,
  -- How old a player is: a band, and the month (YYYY-MM) of the birthday that ends it. The month of birth is
  -- not kept. Null until it has been asked.
  age_band text check (age_band in ('child', 'teen', 'young', 'adult')),
  age_last_month text check (age_last_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- When a guardian has said yes to a child.
  approved_at timestamptz,
  -- What others read instead of a child's name until then.
  made_up_name text unique,
  shown_name text not null generated always as (coalesce(made_up_name, username)) stored,
  -- When what a player has entered is erased. A child's parent has until then to answer.
  erase_at timestamptz,
  -- The wallet in use; none for the moment in which it is being made.
  wallet_key text,
  -- By which admins find a player: any part of the address, of the names, or of the made-up name.
  search_text text not null generated always as (
    lower(email || ' ' || username || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '')
          || ' ' || coalesce(made_up_name, ''))) stored,
  -- An account to try the game with, which an admin has made; it is erased then.
  demo_until timestamptz,
  -- An account that its own player has closed can be brought back until then; null for all others. At that
  -- moment it is erased (`erase_at`), and cannot be brought back any more.
  may_return_until timestamptz,
  -- From then on others read the made-up name, whatever the player's age.
  name_withheld_at timestamptz,
  -- The game has read the name once, and has put a doubtful one into the queue of the admins.
  doubts_read boolean not null default false,
  -- Where letters to the address arrive.
  mailbox text generated always as (mailbox_of(email_key)) stored,
  -- When the pack that shows a new player's first cards was torn open; null while it lies on the table.
  -- The cards are the player's from the sign-up on.
  welcome_opened_at timestamptz,
  -- On so many days a player came, in a row or not: each one has paid its gift of the track of seven.
  days_come int not null default 0 check (days_come >= 0),
  check ((age_band in ('child', 'teen', 'young')) = (age_last_month is not null))
);
create unique index players_username_skeleton on players (username_skeleton);
create index players_to_erase on players (erase_at) where erase_at is not null;
create index players_who_wait_for_a_parent on players (id)
  where age_band = 'child' and approved_at is null and erase_at is null and deleted_at is null;
create index players_by_age on players (age_last_month) where age_last_month is not null;
create index players_without_wallet on players (id)
  where wallet_key is null and deleted_at is null;
-- Admins walk each order in its index, which also knows what they search and filter by.
create index players_by_creation on players (created_at, id) include (role, search_text)
  where deleted_at is null;
create index players_by_email on players (email_key, id) include (role, search_text)
  where deleted_at is null;
create index players_by_username on players (username_key, id) include (role, search_text)
  where deleted_at is null;
create index players_of_role on players (role) where role <> 'user' and deleted_at is null;
create index players_in_demo on players (demo_until) where demo_until is not null;
create index players_to_read on players (created_at) where not doubts_read;
create index players_by_mailbox on players (mailbox);
-- Players are found by any part of their names, as cards are.
create index players_by_name_part on players
  using gin (search_parts(lower(shown_name), '', ''));

-- How often something limited per day has happened: rewarded battles, shares, first wins.
create table daily_tallies (
  player_id uuid not null references players on delete cascade,
  day date not null,
  what text not null,
  times int not null check (times > 0),
  primary key (player_id, day, what)
);

-- Where players came from, by a hash, so that many accounts from one place can be seen for a while.
create table sign_ups (
  player_id uuid primary key references players on delete cascade,
  address_hash bytea not null,
  day date not null,
  -- The welcome coins, and what an invite pays, wait for the confirmed address.
  welcome_waits boolean not null,
  -- Who has had the welcome coins of a mailbox, also when the account has another address by now.
  mailbox_hash bytea
);
create index sign_ups_of_address on sign_ups (address_hash, day);
create index sign_ups_of_mailbox on sign_ups (mailbox_hash);
