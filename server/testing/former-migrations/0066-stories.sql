-- What one player has reported, for the player's story.
create index reports_of_reporter on reports (reporter_id, created_at);
