-- Creatures, packages, missions and content items are written by admins. Two of them may have the same
-- one before them: whoever saves second, and has not seen what the first has written, is told.
create function grow_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

alter table cards
  add column version int not null default 1,
  -- Words of the admins by which they find a creature again.
  add column tags text[] not null default '{}';
create trigger cards_grow before update on cards for each row execute function grow_version();
create index cards_of_catalogue on cards (catalogue_number)
  where origin = 'catalogue' and archived_at is null;

-- The creatures that the game has shipped so far, as they were shipped. One that reads differently was
-- changed by an admin, and a later version of the game leaves it as it is.
create table shipped_creatures (
  slug text primary key,
  fingerprint text not null
);

alter table store_packages
  add column version int not null default 1,
  add column deleted_at timestamptz;
create trigger store_packages_grow before update on store_packages
  for each row when (old.* is distinct from new.*) execute function grow_version();

alter table missions
  add column version int not null default 1,
  add column deleted_at timestamptz;
create trigger missions_grow before update on missions
  for each row when (old.* is distinct from new.*) execute function grow_version();

-- Days on which a mission was taken away are not banked either.
create or replace function mission_begins_anew() returns trigger language plpgsql as $$
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

insert into mission_counts (mission_id, part, completions, coins, credits, cards)
select m.id, 0, count(*), count(*) * m.reward_coins, count(*) * m.reward_credits,
       count(*) * m.reward_cards
  from mission_progress p join missions m on m.id = p.mission_id
 where p.completed_at is not null group by m.id;
insert into mission_doers (player_id)
select distinct player_id from mission_progress where completed_at is not null;

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
