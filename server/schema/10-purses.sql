-- A purse is the cached sum of its ledger rows. The row is also the lock on all that a player has:
-- a transaction that changes a player's coins or cards locks it first,
-- several purses in the order of their ids.
create table purses (
  player_id uuid primary key references players,
  coins bigint not null default 0 check (coins >= 0),
  -- All that ever came in; the ledger's positive rows.
  coins_earned bigint not null default 0 check (coins_earned >= coins),
  credits bigint not null default 0 check (credits >= 0)
);

-- No balance changes past the ledger: an update that is not the ledger's trigger is refused.
create function refuse_balance_without_ledger() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 and (new.coins <> old.coins or new.credits <> old.credits) then
    raise exception 'a balance changes by a ledger row only';
  end if;
  return new;
end $$;
create trigger purses_follow_ledger before update on purses
  for each row execute function refuse_balance_without_ledger();

-- What a player begins with is written into the ledger, too.
create function refuse_full_purse() returns trigger language plpgsql as $$
begin
  if new.coins <> 0 or new.credits <> 0 then
    raise exception 'a purse is opened empty';
  end if;
  return new;
end $$;
create trigger purses_open_empty before insert on purses
  for each row execute function refuse_full_purse();

-- Every movement of coins and credits, for good.
create table ledger (
  id bigint generated always as identity primary key,
  player_id uuid not null references purses,
  currency text not null check (currency in ('coins', 'credits')),
  amount bigint not null check (amount <> 0),
  -- What happened ('battle_win') and to which thing ('battle:<id>'); a cause pays once.
  reason text not null,
  cause text not null,
  balance_after bigint not null check (balance_after >= 0),
  created_at timestamptz not null default now(),
  -- A credit belongs to the package that it was bought with, and stays with it until it is spent or
  -- taken back: what is left of a package is the sum of the ledger's rows that name it. Credits that
  -- were a gift name none.
  purchase_id uuid references purchases,
  unique (player_id, currency, reason, cause),
  check (purchase_id is null or currency = 'credits')
);
create index ledger_of_player on ledger (player_id, id);
-- The ledger grows in the order of time: this small index finds the rows of a day.
create index ledger_by_time on ledger using brin (created_at);
create index ledger_of_purchase on ledger (purchase_id, amount) where purchase_id is not null;

-- The only way to change a balance is to write a ledger row: the trigger moves the purse along.
-- Coins that were set aside and come back were never earned.
create function ledger_moves_purse() returns trigger language plpgsql as $$
begin
  if new.currency = 'coins' then
    update purses set coins = coins + new.amount,
                      coins_earned = coins_earned + case when new.reason = 'order_returned' then 0
                                                         else greatest(new.amount, 0) end
      where player_id = new.player_id
      returning coins into new.balance_after;
  else
    update purses set credits = credits + new.amount where player_id = new.player_id
      returning credits into new.balance_after;
  end if;
  return new;
end $$;
create trigger ledger_moves_purse before insert on ledger
  for each row execute function ledger_moves_purse();
create trigger ledger_is_append_only before update or delete on ledger
  for each row execute function refuse_change();

-- The dearest credits are spent first, of equally dear ones the oldest, and gifts last: no order of
-- buying, spending and taking back makes a credit cheaper than the package that it came from.
create function ledger_names_purchase() returns trigger language plpgsql as $$
begin
  if new.reason in ('credits_bought', 'credits_taken_back') then
    new.purchase_id := (select id from purchases
                         where id::text = split_part(new.cause, ':', 2));
  elsif new.reason = 'credit_spent' then
    new.purchase_id := (
      select p.id from purchases p
       where p.player_id = new.player_id and p.kind = 'credits' and p.granted_at is not null
         and (select sum(amount) from ledger where purchase_id = p.id) > 0
       order by p.amount_cents / p.credits::numeric desc, p.number limit 1);
  end if;
  return new;
end $$;
-- Its name comes after that of the trigger that moves the purse, and so locks it first.
create trigger ledger_names_purchase before insert on ledger
  for each row when (new.currency = 'credits') execute function ledger_names_purchase();
