-- Accounts to which something was closed: what they have open with others is ended once more at this
-- moment, when no call is under way any longer that was let in before.
create table closings (
  player_id uuid primary key references players on delete cascade,
  due_at timestamptz not null
);
create index closings_due on closings (due_at);

-- Looser limits that players have set for themselves: they take the place of those in allowances at
-- the next midnight of the player's own clock.
create table later_limits (
  player_id uuid primary key references players on delete cascade,
  from_at timestamptz not null,
  minutes_a_day int check (minutes_a_day between 0 and 1440),
  bedtime_from time,
  bedtime_until time,
  monthly_cap_cents int check (monthly_cap_cents > 0),
  time_zone text not null,
  check ((bedtime_from is null) = (bedtime_until is null))
);
create index later_limits_due on later_limits (from_at);
