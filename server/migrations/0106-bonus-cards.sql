-- A further card of a day, made for coins. Each is one promise: the player, the day and its number.
alter table creations drop constraint creations_kind_check;
alter table creations add constraint creations_kind_check
  check (kind in ('daily', 'bonus', 'credit', 'premium', 'custom'));
create index bonus_creations on creations (player_id, day) where kind = 'bonus';
