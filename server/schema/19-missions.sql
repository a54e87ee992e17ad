-- What players can do for a reward. Admins write missions beside those that the game ships with.
create table missions (
  id uuid primary key,
  -- A fixed name for missions that the game ships with.
  slug text unique,
  title text not null,
  description text not null,
  type text not null check (type in ('daily', 'weekly', 'monthly', 'special')),
  objective text not null,
  objective_param text,
  target int not null check (target > 0),
  reward_coins int not null default 0 check (reward_coins >= 0),
  reward_credits int not null default 0 check (reward_credits >= 0),
  reward_cards int not null default 0 check (reward_cards >= 0),
  active boolean not null default true,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  position int not null default 0,
  -- Unfinished daily missions can still be finished later, but only those of days on which the mission
  -- was there, as it is now. This is when that began.
  active_since timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz
);

-- A mission that is another one, or comes back, begins anew: days on which it was taken away are not
-- banked.
create function mission_begins_anew() returns trigger language plpgsql as $$
declare
  was_there boolean := old.active and old.deleted_at is null and old.starts_at <= now()
    and (old.ends_at is null or old.ends_at > now());
  is_another boolean := (new.type, new.objective, new.objective_param)
    is distinct from (old.type, old.objective, old.objective_param);
begin
  if is_another or not was_there then
    new.active_since := now();
  else
    -- A beginning that is moved back makes no days of the past.
    new.active_since := greatest(new.active_since, old.starts_at);
  end if;
  return new;
end $$;
create trigger mission_begins_anew before update on missions
  for each row execute function mission_begins_anew();
create trigger missions_grow before update on missions
  for each row when (old.* is distinct from new.*) execute function grow_version();

-- How far a player has come in a mission, period by period.
create table mission_progress (
  player_id uuid not null references players on delete cascade,
  mission_id uuid not null references missions on delete cascade,
  -- The day, Monday, month, or 'once' that this progress belongs to.
  period text not null,
  progress int not null check (progress >= 0),
  completed_at timestamptz,
  primary key (player_id, mission_id, period)
);

-- How often a mission was completed, and what it has paid: counted as it happens, because there are
-- far too many completions to count when an admin looks. In parts, by connection, so that players
-- who complete the same mission at once do not wait for each other.
create table mission_counts (
  mission_id uuid not null references missions on delete cascade,
  part smallint not null,
  completions bigint not null,
  coins bigint not null,
  credits bigint not null,
  cards bigint not null,
  primary key (mission_id, part)
);

-- Who has ever completed a mission.
create table mission_doers (
  player_id uuid primary key references players on delete cascade
);

-- A completion counts once, whether its progress arrives complete or becomes so.
create function count_completion() returns trigger language plpgsql as $$
begin
  insert into mission_doers (player_id) values (new.player_id) on conflict do nothing;
  insert into mission_counts as so_far (mission_id, part, completions, coins, credits, cards)
  select m.id, pg_backend_pid() % 64, 1, m.reward_coins, m.reward_credits, m.reward_cards
    from missions m where m.id = new.mission_id
  on conflict (mission_id, part) do update set completions = so_far.completions + 1,
    coins = so_far.coins + excluded.coins, credits = so_far.credits + excluded.credits,
    cards = so_far.cards + excluded.cards;
  return null;
end $$;
create trigger completions_are_counted after insert on mission_progress
  for each row when (new.completed_at is not null) execute function count_completion();
create trigger late_completions_are_counted after update on mission_progress
  for each row when (old.completed_at is null and new.completed_at is not null)
  execute function count_completion();
