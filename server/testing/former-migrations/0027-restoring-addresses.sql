-- A third kind of mailed token brings back the address that a player had before. While it works, the
-- address is nobody else's. It is there before its letter is written, with a hash that fits nothing.
alter table mailed_tokens drop constraint mailed_tokens_purpose_check;
alter table mailed_tokens add constraint mailed_tokens_purpose_check
  check (purpose in ('verify', 'reset', 'restore'));
alter table mailed_tokens add column email text;
alter table mailed_tokens add column created_at timestamptz not null default clock_timestamp();
alter table mailed_tokens add constraint mailed_tokens_restore_what
  check (purpose <> 'restore' or email is not null);
create unique index mailed_tokens_restore on mailed_tokens (player_id, email_key)
  where purpose = 'restore';
create index mailed_tokens_held_address on mailed_tokens (email_key) where purpose = 'restore';
