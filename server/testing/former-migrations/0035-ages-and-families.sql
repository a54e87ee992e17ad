-- How old a player is: a band, and the month (YYYY-MM) of the birthday that ends it. The month of birth is
-- not kept. Null until it has been asked.
alter table players
  add age_band text check (age_band in ('child', 'teen', 'young', 'adult')),
  add age_last_month text check (age_last_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- When a guardian has said yes to a child.
  add approved_at timestamptz,
  -- What others read instead of a child's name until then.
  add made_up_name text unique,
  add shown_name text not null generated always as (coalesce(made_up_name, username)) stored,
  add check ((age_band in ('child', 'teen', 'young')) = (age_last_month is not null));

-- Every change of an age after it was said: by whom, and why.
create table age_changes (
  id uuid primary key,
  player_id uuid not null references players on delete cascade,
  changed_by text not null,
  band_before text,
  band_after text not null,
  why text not null,
  changed_at timestamptz not null default now()
);
create index age_changes_of_player on age_changes (player_id);

-- Who may say what a child does. Two guardians can share a child.
create table guardianships (
  guardian_id uuid not null references players on delete cascade,
  child_id uuid not null references players on delete cascade,
  since timestamptz not null default now(),
  weekly_letter boolean not null default false,
  primary key (guardian_id, child_id),
  check (guardian_id <> child_id)
);
create index guardianships_of_child on guardianships (child_id);

-- What a guardian has set for a child, or a player for themselves. Without a row nothing is set.
create table allowances (
  player_id uuid primary key references players on delete cascade,
  open text[] not null default '{}',
  money text not null default 'off' check (money in ('off', 'ask', 'capped')),
  monthly_cap_cents int check (monthly_cap_cents > 0),
  minutes_a_day int check (minutes_a_day between 0 and 1440),
  -- No play from here until there, by the player's own clock.
  bedtime_from time,
  bedtime_until time,
  time_zone text not null default 'UTC',
  coins_only boolean not null default false,
  check ((bedtime_from is null) = (bedtime_until is null)),
  check ((money = 'capped') = (monthly_cap_cents is not null))
);

-- Minutes in which somebody with a limit has played, by the days of their own clock.
create table play_minutes (
  player_id uuid not null references players on delete cascade,
  day date not null,
  minutes int not null check (minutes > 0),
  -- The minute since 1970 that was counted last.
  last_minute bigint not null,
  primary key (player_id, day)
);
