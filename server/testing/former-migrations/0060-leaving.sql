-- An account that its own player has closed can be brought back until then; null for all others. At that
-- moment it is erased (`erase_at`), and nobody can bring it back any more.
alter table players add column may_return_until timestamptz;
