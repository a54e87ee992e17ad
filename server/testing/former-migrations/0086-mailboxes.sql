-- Where letters to an address arrive: the same as `mailboxOf` in game/account/email-address.ts.
create function mailbox_of(address text) returns text language sql immutable parallel safe as $$
  select case
      when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
      when domain in ('icloud.com', 'me.com', 'mac.com') then name || '@icloud.com'
      when domain in ('proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me')
        then translate(name, '.-_', '') || '@proton.me'
      else plain end
    from (select regexp_replace(lower(address), '^([^+@]+)[+][^@]*@', '\1@') as plain) a
    cross join lateral (
      select split_part(plain, '@', 1) as name, split_part(plain, '@', 2) as domain) parts
$$;

alter table players add mailbox text generated always as (mailbox_of(email_key)) stored;
create index players_by_mailbox on players (mailbox);
alter table approvals
  add parent_mailbox text generated always as (mailbox_of(parent_email_key)) stored;

-- Who has had the welcome coins of a mailbox, also when the account has another address by now.
alter table sign_ups add mailbox_hash bytea;
create index sign_ups_of_mailbox on sign_ups (mailbox_hash);
