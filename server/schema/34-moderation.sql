-- A player says that something is wrong with a deal, a card that another player has made, or a name.
create table reports (
  id uuid primary key,
  -- What the report is about: a listing, trade or transfer; the card; or the player.
  deal_id uuid not null,
  reporter_id uuid not null references players,
  -- The other one in the deal, or whose card or name it is.
  reported_id uuid not null references players check (reported_id <> reporter_id),
  reason text not null check (reason in ('tricked', 'not_me', 'unkind', 'other')),
  text text not null check (length(text) <= 500),
  created_at timestamptz not null,
  kind text not null default 'deal' check (kind in ('deal', 'card', 'name')),
  unique (deal_id, reporter_id)
);
create index reports_by_time on reports (created_at);
create index reports_of_player on reports (reported_id);
-- What one player has reported, for the player's story.
create index reports_of_reporter on reports (reporter_id, created_at);

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
