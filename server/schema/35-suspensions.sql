-- Accounts that admins have closed for a while: a row stays until that is over, by the clock or by an
-- admin.
create table suspensions (
  player_id uuid primary key references players on delete cascade,
  -- In the admin's words, which the player reads; players who are named in it are kept by their ids.
  why text not null,
  since timestamptz not null,
  until timestamptz not null check (until > since)
);
create index suspensions_by_end on suspensions (until);
