-- Words that the rules let pass and that somebody had better look at: read once by the game itself, which
-- puts what is doubtful into the queue of the people who run it.
alter table cards add column doubts_read boolean not null default false;
create index cards_to_read on cards (created_at) where creator_id is not null and not doubts_read;
alter table players add column doubts_read boolean not null default false;
create index players_to_read on players (created_at) where not doubts_read;
create index creations_of_card on creations (card_id) where card_id is not null;
