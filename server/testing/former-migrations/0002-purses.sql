-- A purse is the cached sum of its ledger rows. The row is also the lock on all that a player has:
-- whoever changes a player's coins or cards locks it first, several purses in the order of their ids.
create table purses (
  player_id uuid primary key references players,
  coins bigint not null default 0 check (coins >= 0),
  -- All that ever came in; the ledger's positive rows.
  coins_earned bigint not null default 0 check (coins_earned >= coins),
  credits bigint not null default 0 check (credits >= 0)
);

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
  unique (player_id, currency, reason, cause)
);
create index ledger_of_player on ledger (player_id, id);

-- The only way to change a balance is to write a ledger row: the trigger moves the purse along.
create function ledger_moves_purse() returns trigger language plpgsql as $$
begin
  if new.currency = 'coins' then
    update purses set coins = coins + new.amount,
                      coins_earned = coins_earned + greatest(new.amount, 0)
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

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written once and never changed', tg_table_name;
end $$;
create trigger ledger_is_append_only before update or delete on ledger
  for each row execute function refuse_change();

create function refuse_balance_without_ledger() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 and (new.coins <> old.coins or new.credits <> old.credits) then
    raise exception 'a balance changes by a ledger row only';
  end if;
  return new;
end $$;
create trigger purses_follow_ledger before update on purses
  for each row execute function refuse_balance_without_ledger();

create function refuse_full_purse() returns trigger language plpgsql as $$
begin
  if new.coins <> 0 or new.credits <> 0 then
    raise exception 'a purse is opened empty';
  end if;
  return new;
end $$;
create trigger purses_open_empty before insert on purses
  for each row execute function refuse_full_purse();
