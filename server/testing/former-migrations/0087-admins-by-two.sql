-- Whom an admin wants to make one, until a second admin agrees; or, where there was no second one,
-- whom an admin has made one alone.
create table admin_requests (
  user_id uuid primary key references players on delete cascade,
  asked_by uuid not null references players on delete cascade,
  asked_at timestamptz not null,
  is_alone boolean not null
);
create index admin_requests_by on admin_requests (asked_by);
