-- What players buy for money. The row is there before the provider hears of it, and is locked before
-- anything else of a purchase, so that whoever comes first, and however often, grants once.
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
  state text not null check (state in ('asked', 'created', 'pending', 'granted', 'refunding',
    'refunded', 'disputed', 'cancelled')),
  -- Why it did not go on, as a code of texts; null when it did.
  why text,
  -- Grows when the provider remembers a failure for a key.
  attempt int not null default 0,
  intent_id text unique,
  -- What the provider said was paid.
  paid_cents int check (paid_cents = amount_cents),
  -- What is on its way back, and what has come back.
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
  -- When the provider is asked again without anybody asking; null: there is nothing to be done.
  check_at timestamptz,
  checks int not null default 0,
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
     or new.refunded_cents < old.refunded_cents then
    raise exception 'what was agreed in a purchase does not change';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
       ('asked', 'created'), ('asked', 'cancelled'),
       ('created', 'pending'), ('created', 'cancelled'),
       ('pending', 'granted'), ('pending', 'refunding'), ('pending', 'refunded'),
       ('pending', 'disputed'), ('pending', 'cancelled'),
       ('granted', 'refunding'), ('granted', 'refunded'), ('granted', 'disputed'),
       ('refunding', 'refunded'), ('disputed', 'granted'), ('disputed', 'refunded'),
       ('cancelled', 'refunding'), ('cancelled', 'refunded')) then
    raise exception 'a purchase does not go from % to %', old.state, new.state;
  end if;
  return new;
end $$;
create trigger purchases_go_one_way before update or delete on purchases
  for each row execute function purchases_go_one_way();

-- Goods whose money was taken back after they were used. As long as there is one, nothing is sold.
create table debts (
  purchase_id uuid primary key references purchases,
  player_id uuid not null references players,
  -- 0: a card that is not there any more.
  credits int not null check (credits >= 0),
  created_at timestamptz not null
);
create index debts_of_player on debts (player_id);

-- What the provider has told us of, to look at when something went wrong.
create table payment_events (
  id text primary key,
  intent_id text not null,
  received_at timestamptz not null
);

-- One card for one purchase, and none without.
alter table creations drop constraint creations_kind_check;
alter table creations
  add column purchase_id uuid unique references purchases,
  -- Of a custom card: what the words do not decide.
  add column element text,
  add column abilities_wanted smallint check (abilities_wanted between 1 and 3),
  add column art_quality text,
  add constraint creations_kind_check check (kind in ('daily', 'credit', 'premium', 'custom')),
  add constraint creations_purchase_check
    check ((kind in ('premium', 'custom')) = (purchase_id is not null));

-- A card whose money went back is held, as one in a deal is.
alter table holds drop constraint holds_holder_check;
alter table holds add constraint holds_holder_check
  check (holder in ('listing', 'trade', 'transfer', 'nft', 'duel', 'purchase'));
