-- Functions that tables of several files use.

-- What has happened does not change: the rows of some tables are written once and stay as they are.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written once and never changed', tg_table_name;
end $$;

-- Creatures, packages, missions and content items are written by admins. Two admins may edit the
-- same one: the one who saves second, without having seen the first change, gets a refusal.
create function grow_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

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

-- What a card can be found by: one, two or three letters in a row of its name, its element and its
-- rarity. So any part of a name is found, together with both, without looking at other cards.
create function search_parts(name_key text, element text, rarity text) returns text[]
  language sql immutable strict parallel safe
  return (select array['=' || element, '=' || rarity]
                 || array_agg(distinct substr(name_key, start, size))
            from generate_series(1, length(name_key)) start, generate_series(1, 3) size
           where start + size - 1 <= length(name_key));
