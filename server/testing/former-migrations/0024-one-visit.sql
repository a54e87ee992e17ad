-- A visit is recorded once a day, in streak_day. Looking at missions used to be a second kind of visit,
-- in hello_day; the column goes when no server reads it any more.
comment on column players.hello_day is 'Unused since visits are recorded in streak_day';
