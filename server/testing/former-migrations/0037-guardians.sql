-- Grows with every change, so that who has seen an older one is told.
alter table allowances add version int not null default 0;

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

-- The Monday of the last weekly letter.
alter table guardianships add letter_week date;

create index players_by_age on players (age_last_month) where age_last_month is not null;
