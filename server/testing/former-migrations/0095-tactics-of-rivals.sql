-- What a rival does in each round of a quick battle is drawn from this. Those who wait already get one.
alter table rivals add column seed bigint;
update rivals set seed = floor(random() * 4294967296);
alter table rivals alter column seed set not null;
