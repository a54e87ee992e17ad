-- The reply to a request, where it is more than its transaction gave; and whose session asked, so
-- that a request which ended that session still finds its answer.
alter table idempotent_answers add column reply jsonb;
alter table idempotent_answers add column session_hash bytea;
alter table idempotent_answers drop constraint idempotent_answers_pkey;
alter table idempotent_answers add primary key (key_hash, scope);
