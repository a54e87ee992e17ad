-- By whom a setting was changed last; the whole story is in admin_log.
alter table game_settings add column changed_by uuid references players;
