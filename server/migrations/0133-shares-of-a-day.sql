-- How many shares of a day are paid is a setting, which may allow more than three.
alter table shares
  drop constraint shares_number_check,
  add constraint shares_number_check check (number > 0);
