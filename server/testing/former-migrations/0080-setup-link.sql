-- The fingerprint of the link that a game without an admin has printed at its last start; one row.
create table setup_link (
  only_row boolean primary key default true check (only_row),
  token_hash bytea not null
);
