-- Accounts to which something was closed: what they have open with others is ended once more at this
-- moment, when no call is under way any longer that was let in before.
create table closings (
  player_id uuid primary key references players on delete cascade,
  due_at timestamptz not null
);
create index closings_due on closings (due_at);
