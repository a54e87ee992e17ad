-- Packs of credits for sale. A package that was bought is named in its purchase by what it was then.
create table store_packages (
  id text primary key,
  name text not null,
  description text not null,
  credits int not null check (credits between 1 and 10000),
  price_cents int not null check (price_cents between 50 and 1000000),
  -- In dollars, in the words that are shown; null: worked out from the two above.
  price_per_card text,
  discount smallint not null check (discount between 0 and 100),
  popular boolean not null,
  active boolean not null default true,
  icon text not null,
  color text not null,
  position bigint generated always as identity,
  created_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz
);
-- Those that the game begins with.
insert into store_packages (id, name, description, credits, price_cents, price_per_card, discount,
                            popular, icon, color)
values
  ('starter', 'Starter Pack', 'To try how premium cards turn out.', 5, 499, '0.99', 0,
   false, '💎', 'from-blue-500 to-purple-600'),
  ('family', 'Family Pack', 'Enough to create together.', 15, 1199, '0.80', 19,
   true, '💎', 'from-blue-500 to-purple-600'),
  ('ultimate', 'Ultimate Pack', 'For a whole deck of your own creatures.', 30, 1999, '0.67', 33,
   false, '💎', 'from-blue-500 to-purple-600');

create trigger store_packages_grow before update on store_packages
  for each row when (old.* is distinct from new.*) execute function grow_version();

-- What players buy for money. The row is there before the provider hears of it, and is locked before
-- anything else of a purchase, so that whichever of browser, webhook and worker comes first, and
-- however often, the goods are given once.
create table purchases (
  id uuid primary key,
  -- Of the receipt.
  number bigint generated always as identity unique,
  -- Who gets the goods.
  player_id uuid not null references players,
  -- Who pays: the player, or a guardian; null while no guardian has said yes.
  payer_id uuid references players,
  kind text not null check (kind in ('credits', 'premium', 'custom')),
  package_id text,
  -- As it was called when it was bought.
  title text not null,
  credits int not null check (credits >= 0),
  -- What a card is made from: the player's words, and how a custom card is to be.
  description text not null,
  design jsonb,
  amount_cents int not null check (amount_cents between 50 and 1000000),
  -- Which provider the intent is at: money moves in 'stripe_live' only.
  mode text not null check (mode in ('emulator', 'stripe_test', 'stripe_live')),
  state text not null check (state in ('asked', 'created', 'pending', 'granted',
    'refunding', 'refunded', 'unreturned', 'disputed', 'cancelled')),
  -- Why it did not go on, as a code of texts; null when it did.
  why text,
  -- Grows when the provider remembers a failure for a key.
  attempt int not null default 0,
  intent_id text unique,
  -- What the provider said was paid.
  paid_cents int check (paid_cents = amount_cents),
  -- What is to have gone back altogether, of which a part may be back already; and what has come back.
  refund_due_cents int not null default 0 check (refund_due_cents between 0 and amount_cents),
  refunded_cents int not null default 0 check (refunded_cents between 0 and amount_cents),
  -- Of a package: how many have been taken back, or are a debt.
  credits_gone int not null default 0 check (credits_gone between 0 and credits),
  -- How often credits moved for it: every movement is a cause of its own.
  movements int not null default 0,
  -- A premium card takes one of three places of its day.
  premium_day date,
  premium_place smallint check (premium_place between 1 and 3),
  -- The card that was paid has been handed over.
  claimed_at timestamptz,
  created_at timestamptz not null,
  -- The goods were given.
  granted_at timestamptz,
  ended_at timestamptz,
  -- When the server asks the provider again by itself; null: there is nothing to be done.
  check_at timestamptz,
  checks int not null default 0,
  -- What failed of the refunds, altogether: it only grows. A refund may fail days later: what was on its
  -- way back lies with the game again.
  failed_refund_cents int not null default 0 check (failed_refund_cents >= 0),
  -- The question at the provider whose answer was the newest so far.
  heard int not null default 0,
  unique (player_id, premium_day, premium_place),
  check ((kind = 'credits') = (credits > 0) and (kind = 'credits') = (package_id is not null)),
  check ((state = 'asked') <= (payer_id is null)),
  check (payer_id is not null or state in ('asked', 'cancelled')),
  check (intent_id is not null or state in ('asked', 'created', 'cancelled')),
  check (granted_at is null or paid_cents is not null),
  check (state not in ('granted', 'refunding') or paid_cents is not null),
  check (state <> 'granted' or granted_at is not null),
  check ((kind = 'premium' and granted_at is not null) = (premium_place is not null)),
  check ((premium_day is null) = (premium_place is null))
);
create index purchases_of_player on purchases (player_id, number);
create index purchases_of_payer on purchases (payer_id, number);
create index purchases_to_check on purchases (check_at) where check_at is not null;

-- A purchase goes its way once, and what was agreed stays agreed.
create function purchases_go_one_way() returns trigger language plpgsql as $$
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
create trigger purchases_go_one_way before update or delete on purchases
  for each row execute function purchases_go_one_way();

-- How many credits of a package go with so much money, as game/purchases/refund.ts says.
create function credits_refunded(credits int, amount_cents int, refunded_cents int) returns int
language sql immutable as $$
  select whole + case when amount_cents::bigint * whole / credits < refunded_cents
                       and amount_cents::bigint * (whole + 1) / credits = refunded_cents
                      then 1 else 0 end
    from (select (refunded_cents::bigint * credits / amount_cents)::int as whole) w
$$;

-- The order of questions to the provider, so that an older answer never wins over a newer one.
create sequence purchase_questions;

-- Goods whose money was taken back after they were used. As long as there is one, nothing is sold.
create table debts (
  purchase_id uuid primary key references purchases,
  player_id uuid not null references players,
  -- 0: a card that is not there any more.
  credits int not null check (credits >= 0),
  created_at timestamptz not null
);
create index debts_of_player on debts (player_id);

-- What the provider has told the game of, to look at when something went wrong.
create table payment_events (
  id text primary key,
  intent_id text not null,
  received_at timestamptz not null
);

-- The payment provider's keys, as admins have entered them: the newest are in use, and with the others
-- payments that began with them are found. The secret ones are sealed with the game's own key, which
-- is not in the database.
create table payment_keys (
  number bigint primary key generated always as identity,
  publishable_key text not null,
  last_four text not null check (length(last_four) = 4),
  sealed bytea not null,
  set_by uuid references players on delete set null,
  set_at timestamptz not null
);
