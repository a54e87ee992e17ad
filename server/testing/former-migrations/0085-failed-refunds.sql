-- Refunds may fail days later: what was on its way back lies with us again.
alter table purchases
  -- What failed, altogether: it only grows.
  add column failed_refund_cents int not null default 0 check (failed_refund_cents >= 0),
  -- The question at the provider whose answer was the newest so far.
  add column heard int not null default 0,
  drop constraint purchases_state_check,
  add constraint purchases_state_check check (state in ('asked', 'created', 'pending', 'granted',
    'refunding', 'refunded', 'unreturned', 'disputed', 'cancelled'));
create sequence purchase_questions;

comment on column purchases.refund_due_cents is
  'What is to have gone back altogether; a part of it may be back already.';

create or replace function purchases_go_one_way() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'purchases are never deleted';
  end if;
  if (new.id, new.player_id, new.kind, new.package_id, new.credits, new.amount_cents, new.mode)
       is distinct from
     (old.id, old.player_id, old.kind, old.package_id, old.credits, old.amount_cents, old.mode)
     or old.payer_id <> new.payer_id or old.payer_id is not null and new.payer_id is null
     or old.intent_id is distinct from new.intent_id and old.intent_id is not null
     or old.granted_at is distinct from new.granted_at and old.granted_at is not null
     or new.failed_refund_cents < old.failed_refund_cents
     or new.refunded_cents < old.refunded_cents
        and new.failed_refund_cents = old.failed_refund_cents then
    raise exception 'what was agreed in a purchase does not change';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
       ('asked', 'created'), ('asked', 'cancelled'),
       ('created', 'pending'), ('created', 'cancelled'),
       ('pending', 'granted'), ('pending', 'refunding'), ('pending', 'refunded'),
       ('pending', 'disputed'), ('pending', 'cancelled'),
       ('granted', 'refunding'), ('granted', 'refunded'), ('granted', 'disputed'),
       ('refunding', 'refunded'), ('refunding', 'granted'), ('refunding', 'unreturned'),
       ('refunding', 'disputed'),
       ('refunded', 'granted'), ('refunded', 'unreturned'), ('refunded', 'disputed'),
       ('unreturned', 'refunded'),
       ('disputed', 'granted'), ('disputed', 'refunding'), ('disputed', 'refunded'),
       ('cancelled', 'refunding'), ('cancelled', 'refunded')) then
    raise exception 'a purchase does not go from % to %', old.state, new.state;
  end if;
  return new;
end $$;

-- Refunds at the game's own provider whose fate is not known yet.
create table emulator_outcomes (
  refund_id text primary key references emulator_objects,
  outcome text not null check (outcome in ('succeeded', 'failed')),
  due_at timestamptz not null
);
