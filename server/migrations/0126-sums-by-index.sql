-- Who was signed in lately is counted without reading all sessions. A session is seen once in ten minutes at
-- most, so a further index is no burden.
create index sessions_by_last_seen on sessions (last_seen_at, player_id);
-- Gains from unproven accounts are few among what is tallied for each player and day.
create index gains_from_unproven on daily_tallies (day) where what = 'gain_from_unproven';
-- The richest players. A change of a purse takes 6 µs more of 104.
create index purses_by_coins on purses (coins desc, player_id);
