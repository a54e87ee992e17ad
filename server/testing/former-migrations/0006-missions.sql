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
  position int not null default 0
);

create table mission_progress (
  player_id uuid not null references players on delete cascade,
  mission_id uuid not null references missions on delete cascade,
  -- The day, Monday, month, or 'once' that this progress belongs to.
  period text not null,
  progress int not null check (progress >= 0),
  completed_at timestamptz,
  primary key (player_id, mission_id, period)
);
