-- Players may also report a card that somebody else has made, and a name. `deal_id` is what the report
-- is about: the deal, the card or the player. Without a word it is a deal.
alter table reports
  add column kind text not null default 'deal' check (kind in ('deal', 'card', 'name'));

-- What the people who run the game look into: all reports of one thing against one player together.
create table report_cases (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('deal', 'card', 'name')),
  subject_id uuid not null,
  reported_id uuid not null references players,
  state text not null check (state in ('open', 'appeal', 'handled')),
  -- When it was put into the queue last.
  opened_at timestamptz not null,
  -- The last decision; a newer report does not take it away.
  decision text check (decision in ('dismiss', 'warn', 'hide', 'rename')),
  why text not null default '' check (length(why) <= 500),
  decided_by uuid references players,
  decided_at timestamptz,
  -- The words that stood on a card whose words were hidden.
  words_id bigint references former_card_words on delete set null,
  -- One word of the player's own against a decision.
  appeal text not null default '' check (length(appeal) <= 500),
  appealed_at timestamptz,
  unique (kind, subject_id, reported_id),
  check (state <> 'handled' or decision is not null),
  check ((decision is null) = (decided_at is null))
);
create index report_cases_by_time on report_cases (opened_at, id);
create index report_cases_by_state on report_cases (state, opened_at, id);
create index report_cases_by_kind on report_cases (kind, opened_at, id);
create index report_cases_of_player on report_cases (reported_id);

insert into report_cases (kind, subject_id, reported_id, state, opened_at)
  select 'deal', deal_id, reported_id, 'open', max(created_at) from reports
   group by deal_id, reported_id;

-- From then on others read the made-up name, whatever the player's age.
alter table players add column name_withheld_at timestamptz;
