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
  -- The Monday of the last weekly letter.
  letter_week date,
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
  -- Grows with every change, so that a guardian who has seen an older version gets a refusal.
  version int not null default 0,
  check ((bedtime_from is null) = (bedtime_until is null)),
  check ((money = 'capped') = (monthly_cap_cents is not null))
);

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
  -- A looser cap waits for the player's next month, the rest of what is looser for the next day.
  cap_from_at timestamptz not null,
  check ((bedtime_from is null) = (bedtime_until is null))
);
create index later_limits_due on later_limits (from_at);

-- Every change of what a child is allowed: by whom, and what it was before.
create table allowance_changes (
  id uuid primary key,
  child_id uuid not null references players on delete cascade,
  guardian_id uuid references players on delete set null,
  guardian_name text not null,
  version int not null,
  field text not null,
  value_before jsonb not null,
  value_after jsonb not null,
  changed_at timestamptz not null
);
create index allowance_changes_of_child on allowance_changes (child_id, version desc);

-- Minutes in which a player with a limit has played, by the days of their own clock.
create table play_minutes (
  player_id uuid not null references players on delete cascade,
  day date not null,
  minutes int not null check (minutes > 0),
  -- The minute since 1970 that was counted last.
  last_minute bigint not null,
  primary key (player_id, day)
);

-- A child, or a teen who wants a guardian, has named a parent. There is one open question at a time:
-- another address moves it there.
create table approvals (
  id uuid primary key,
  child_id uuid not null references players on delete cascade,
  -- Where the letter goes; null when no letter will follow any more.
  parent_email text,
  parent_email_key text,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  answer text check (answer in ('approved', 'refused', 'wrong_address', 'expired', 'taken_back')),
  answered_at timestamptz,
  guardian_id uuid references players on delete set null,
  -- By what the guardian has shown to be an adult, and why when an admin says so.
  proof text check (proof in ('email_plus', 'card', 'admin')),
  why text,
  -- The letter that asks once more whether the approval was meant.
  second_letter_due_at timestamptz,
  second_letter_at timestamptz,
  -- What a child has said to be called, for the letter to its parent: gone as soon as that is answered.
  child_name text,
  -- When a parent who has not answered is written to once more; null when no such letter is left.
  remind_at timestamptz,
  parent_mailbox text generated always as (mailbox_of(parent_email_key)) stored,
  check ((answer is null) = (answered_at is null)),
  check ((parent_email is null) = (parent_email_key is null)),
  check ((proof = 'admin') = (why is not null)),
  check (answer is null or child_name is null)
);
create unique index one_open_approval_of_child on approvals (child_id) where answer is null;
create index approvals_of_child on approvals (child_id);
create index approvals_that_wait on approvals (expires_at) where answer is null;
create index second_letters_that_wait on approvals (second_letter_due_at)
  where second_letter_at is null;
create index reminders_that_wait on approvals (remind_at) where answer is null;

-- The links in letters to parents, by the hash of their token. Every letter has one of its own.
create table approval_tokens (
  token_hash bytea primary key,
  approval_id uuid not null references approvals on delete cascade,
  purpose text not null check (purpose in ('answer', 'take_back')),
  expires_at timestamptz not null
);
create index approval_tokens_of_approval on approval_tokens (approval_id);

-- A child asks for one thing; the first guardian who answers has answered it.
create table family_requests (
  id uuid primary key,
  child_id uuid not null references players on delete cascade,
  wanted text not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid references players on delete set null,
  is_yes boolean,
  check ((answered_at is null) = (is_yes is null))
);
create unique index open_request_of_child on family_requests (child_id, wanted)
  where answered_at is null;
create index requests_of_child on family_requests (child_id, asked_at);

-- The link in the letter about a request: of one guardian, and good for one answer.
create table request_links (
  token_hash bytea primary key,
  request_id uuid not null references family_requests on delete cascade,
  guardian_id uuid not null references players on delete cascade
);
create index request_links_of_request on request_links (request_id);

-- Accounts that may do less than before, or are closed. At this moment the server ends again what
-- they have open with others: by then no call is under way that began before the change.
create table closings (
  player_id uuid primary key references players on delete cascade,
  due_at timestamptz not null
);
create index closings_due on closings (due_at);
