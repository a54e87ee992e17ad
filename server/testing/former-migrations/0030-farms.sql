-- Where players came from, by a hash, so that many accounts from one place can be seen for a while.
create table sign_ups (
  player_id uuid primary key references players on delete cascade,
  address_hash bytea not null,
  day date not null,
  -- The welcome coins, and what an invite pays, wait for the confirmed address.
  welcome_waits boolean not null
);
create index sign_ups_of_address on sign_ups (address_hash, day);
create index invites_that_wait on invites (created_at) where state = 'pending';
