-- When a parent who has not answered is written to once more; null when no such letter is left.
alter table approvals add remind_at timestamptz;
create index reminders_that_wait on approvals (remind_at) where answer is null;
update approvals set remind_at = case
    when expires_at - interval '7 days' > now() then expires_at - interval '7 days'
    when expires_at - interval '2 days' > now() then expires_at - interval '2 days' end
  where answer is null;
