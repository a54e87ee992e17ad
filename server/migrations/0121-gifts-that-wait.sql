-- When a gift is over, what its friend was told of it goes.
create index notifications_of_gifts on notifications (cause) where code = 'card_waits';
