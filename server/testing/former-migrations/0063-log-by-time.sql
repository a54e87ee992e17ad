-- The log of the admins is also read by days.
create index admin_log_by_time on admin_log (at, number);
