-- The payment provider that comes with the game, where no real one is set. Like a real one it keeps
-- documents, and changes them in transactions of its own: never in one of a purchase.
create table emulator_objects (
  id text primary key,
  position bigint generated always as identity unique,
  kind text not null check (kind in ('payment_intent', 'charge', 'refund', 'dispute', 'event')),
  intent_id text not null,
  object jsonb not null,
  created_at timestamptz not null
);
create index emulator_objects_listed on emulator_objects (kind, position desc);
create index emulator_objects_of_intent on emulator_objects (intent_id, kind, position desc);

-- The first answer to an Idempotency-Key, and the hash of the request that it answered.
create table emulator_answers (
  key_hash bytea primary key,
  request_hash bytea not null,
  request_id text not null,
  status int,
  body jsonb,
  created_at timestamptz not null
);

-- Webhooks that have not arrived yet.
create table emulator_deliveries (
  id bigint primary key generated always as identity,
  event_id text not null references emulator_objects on delete cascade,
  attempts int not null default 0,
  due_at timestamptz not null
);
create index emulator_deliveries_due on emulator_deliveries (due_at);

-- Refunds at the game's own provider whose fate is not known yet.
create table emulator_outcomes (
  refund_id text primary key references emulator_objects,
  outcome text not null check (outcome in ('succeeded', 'failed')),
  due_at timestamptz not null
);

-- One row: all processes of a game speak to its emulator with the same keys.
create table emulator_keys (
  only_row boolean primary key default true check (only_row),
  secret_key text not null,
  publishable_key text not null,
  webhook_secret text not null
);
