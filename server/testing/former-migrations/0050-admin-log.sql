-- What people who run the game have done: one row for every change, written in the transaction of the
-- change. It names people by their ids only, so that nothing of a person is left in it. Each row is
-- sealed by a hash over itself and the row before, so that none can be changed or taken out unseen.
create table admin_log (
  number bigint primary key,
  at timestamptz not null,
  -- Null: by a command on the machine itself.
  admin_id uuid references players,
  -- Such as 'role_changed'.
  deed text not null,
  subject_kind text not null,
  subject_id text not null,
  -- In the admin's own words; empty when none were asked for.
  why text not null default '',
  -- What was there and what is there now; null where there was or is nothing.
  before jsonb,
  after jsonb,
  -- The row that this one takes back.
  undoes bigint unique references admin_log,
  hash bytea not null
);
create index admin_log_of_subject on admin_log (subject_kind, subject_id, number desc);
create index admin_log_of_admin on admin_log (admin_id, number desc);
create index admin_log_of_deed on admin_log (deed, number desc);

-- What the hash of a row is made of; `jsonb` writes equal values in one way only.
create function admin_log_hash(row_of_log admin_log, former bytea) returns bytea
language sql stable as $$
  select sha256(former || convert_to(jsonb_build_array(
    row_of_log.number, round(extract(epoch from row_of_log.at) * 1000000)::bigint, row_of_log.admin_id,
    row_of_log.deed, row_of_log.subject_kind, row_of_log.subject_id, row_of_log.why,
    row_of_log.before, row_of_log.after, row_of_log.undoes)::text, 'UTF8'))
$$;

-- The end of the chain: without it nobody would notice that the last rows are gone. Whoever adds a row
-- locks it, until the transaction ends.
create table admin_log_end (
  is_one boolean primary key default true check (is_one),
  number bigint not null,
  hash bytea not null
);
insert into admin_log_end (number, hash) values (0, '');

create function seal_admin_log() returns trigger language plpgsql as $$
declare
  former admin_log_end;
begin
  select * into strict former from admin_log_end for update;
  new.number := former.number + 1;
  new.hash := admin_log_hash(new, former.hash);
  update admin_log_end set number = new.number, hash = new.hash;
  return new;
end $$;
create trigger seal before insert on admin_log for each row execute function seal_admin_log();

create function refuse_rewriting_admin_log() returns trigger language plpgsql as $$
begin
  raise exception 'the admin log is only ever added to';
end $$;
create trigger only_added_to before update or delete on admin_log
  for each statement execute function refuse_rewriting_admin_log();
create trigger never_emptied before truncate on admin_log
  for each statement execute function refuse_rewriting_admin_log();

-- When the player last showed who they are in this session: by a password or a passkey.
alter table sessions add column proved_at timestamptz not null default now();

-- What admins have set; what is not here is as the game ships it.
create table game_settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);
