-- A published item shows from one moment to another; null: from ever, and for ever.
alter table content_items
  add column version int not null default 1,
  add column publish_at timestamptz,
  add column unpublish_at timestamptz,
  add constraint content_items_schedule_check check (unpublish_at > publish_at);
create trigger content_items_grow before update on content_items
  for each row when (old.* is distinct from new.*) execute function grow_version();
