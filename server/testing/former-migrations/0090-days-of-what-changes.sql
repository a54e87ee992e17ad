-- Accounts are closed and cards archived later: of a day, both are counted when somebody looks.
alter table daily_numbers alter column sign_ups set default 0, alter column cards set default 0;
