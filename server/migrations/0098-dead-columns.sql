-- Columns that no code reads. A database that began with the files of server/schema/ never had them.
alter table players drop column if exists hello_day, drop column if exists invite_code_used;
alter table rivals drop column if exists drawn_at;
alter table former_card_words drop column if exists kept_at;
