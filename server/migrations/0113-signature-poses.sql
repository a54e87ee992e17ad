-- A made card of level 20 has one more picture for free: its signature pose.
alter table card_pictures add column is_pose boolean not null default false;
alter table card_pictures drop constraint first_picture_is_free;
alter table card_pictures add constraint poses_are_free check (coins >= 0 and (not is_pose or coins = 0));
create unique index one_pose_of_card on card_pictures (card_id) where is_pose;
create unique index one_free_picture_of_card on card_pictures (card_id)
  where coins = 0 and not is_pose;
