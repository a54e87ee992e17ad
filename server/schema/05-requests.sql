-- The first answer to every changing call that carried an Idempotency-Key, written in the same
-- transaction as its effect.
create table idempotent_answers (
  scope text not null,
  key_hash bytea not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  -- The reply to a request, where it is more than its transaction gave; and whose session asked, so
  -- that a request which ended that session still finds its answer.
  reply jsonb,
  session_hash bytea,
  primary key (key_hash, scope)
);
create index idempotent_answers_by_age on idempotent_answers (created_at);

-- How often something was tried lately, in the columns that rate-limiter-flexible wants: a hash of what
-- is counted, the tries, and when they are forgotten (milliseconds since 1970).
create table counted_tries (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index counted_tries_by_expiry on counted_tries (expire);
