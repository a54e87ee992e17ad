-- What a card's picture shows, in a few words, for those who cannot see it.
alter table cards add column looks text not null default '';
