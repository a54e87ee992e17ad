-- On so many days a player came, in a row or not: each one has paid its gift of the track of seven.
alter table players add column days_come int not null default 0 check (days_come >= 0);
