-- When a guardian said yes: with that the checkout begins. Null: the buyer began it, or the guardian said
-- yes before this was kept.
alter table purchases add column opened_at timestamptz;
-- What was refused while a bank took its time was kept as the answer to its key for a week, though the
-- payment may have come since. Without it the same request looks anew.
delete from idempotent_answers
 where reply is null
   and (answer ? 'isClaimed'
        or (answer ?& array['state', 'why'] and not answer ? 'id' and answer ->> 'state' <> 'granted'));
