-- Players as the people who run the game find them.
alter table players
  -- By which they are found: any part of the address, of the names, or of the made-up name.
  add column search_text text not null generated always as (
    lower(email || ' ' || username || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '')
          || ' ' || coalesce(made_up_name, ''))) stored,
  -- An account to try the game with, which an admin has made; it is erased then.
  add column demo_until timestamptz;

-- Each order is walked in its index, which also knows what is searched and filtered by.
create index players_by_creation on players (created_at, id) include (role, search_text)
  where deleted_at is null;
create index players_by_email on players (email_key, id) include (role, search_text)
  where deleted_at is null;
create index players_by_username on players (username_key, id) include (role, search_text)
  where deleted_at is null;
create index players_of_role on players (role) where role <> 'user' and deleted_at is null;
create index players_in_demo on players (demo_until) where demo_until is not null;
