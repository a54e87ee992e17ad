-- When the pack that shows a new player's first cards was torn open; null while it lies on the table.
-- The cards are the player's from the sign-up on. Who played before has seen them.
alter table players add column welcome_opened_at timestamptz;
update players set welcome_opened_at = created_at;
