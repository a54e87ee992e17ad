-- Unfinished daily missions can still be finished later, but only those of days on which the mission
-- was there, as it is now. This is when that began.
alter table missions add column active_since timestamptz not null default now();

create function mission_begins_anew() returns trigger language plpgsql as $$
declare
  was_there boolean := old.active and old.starts_at <= now()
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
