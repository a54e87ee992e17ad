-- The frame around the cards of a player's page.
alter table worn_looks add column frame text;
