-- What admins have set; what is not here is as the game ships it.
create table game_settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now(),
  -- By whom a setting was changed last; the whole story is in admin_log.
  changed_by uuid references players
);
