-- A child, or a teen who wants a guardian, has named a parent. There is one open question at a time; who
-- names another address moves it there.
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
  check ((answer is null) = (answered_at is null)),
  check ((parent_email is null) = (parent_email_key is null)),
  check ((proof = 'admin') = (why is not null))
);
create unique index one_open_approval_of_child on approvals (child_id) where answer is null;
create index approvals_of_child on approvals (child_id);
create index approvals_that_wait on approvals (expires_at) where answer is null;
create index second_letters_that_wait on approvals (second_letter_due_at)
  where second_letter_at is null;

-- The links in letters to parents, by the hash of their token. Every letter has one of its own.
create table approval_tokens (
  token_hash bytea primary key,
  approval_id uuid not null references approvals on delete cascade,
  purpose text not null check (purpose in ('answer', 'take_back')),
  expires_at timestamptz not null
);
create index approval_tokens_of_approval on approval_tokens (approval_id);

-- When what a player has entered is erased. A child's parent has until then to answer.
alter table players add column erase_at timestamptz;
create index players_to_erase on players (erase_at) where erase_at is not null;
create index players_who_wait_for_a_parent on players (id)
  where age_band = 'child' and approved_at is null and erase_at is null and deleted_at is null;

-- A draw stays as it was, but the words that a player has added to it can be erased.
create function refuse_change_but_of_luck() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.luck = '' and to_jsonb(new) - 'luck' = to_jsonb(old) - 'luck' then
    return new;
  end if;
  raise exception '% is written once and never changed', tg_table_name;
end $$;
drop trigger pack_openings_are_written_once on pack_openings;
create trigger pack_openings_are_written_once before update or delete on pack_openings
  for each row execute function refuse_change_but_of_luck();
