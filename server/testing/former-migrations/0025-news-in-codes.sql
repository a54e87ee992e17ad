-- What a player is told is stored as a code with parameters, and put into words when it is shown.
-- Rows from before have no code and keep their sentences; they are forgotten after 90 days. The
-- sentences that stand here by default are for servers of the version before, which read no codes.
alter table notifications
  add column code text,
  add column params jsonb not null default '{}',
  alter column title set default 'Something new',
  alter column text set default 'Load the page again to read it.';
