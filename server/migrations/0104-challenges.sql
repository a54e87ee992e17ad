-- The friend for whom a room was opened; null for a room that is open by its code alone.
alter table rooms add column invited_id uuid references players check (invited_id <> creator_id);
