-- By this the old ones are found, which are deleted every night.
create index daily_tallies_by_day on daily_tallies using brin (day);
