-- A credit belongs to the package that it was bought with, and stays with it until it is spent or taken
-- back: what is left of a package is the sum of the ledger's rows that name it. Credits that were a gift
-- name none.
alter table ledger add column purchase_id uuid references purchases,
  add check (purchase_id is null or currency = 'credits');
create index ledger_of_purchase on ledger (purchase_id, amount) where purchase_id is not null;

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

-- What was spent before is taken for spent where something is left to be spent from.
alter table ledger disable trigger user;
update ledger l set purchase_id = p.id
  from purchases p
 where l.reason in ('credits_bought', 'credits_taken_back')
   and p.id::text = split_part(l.cause, ':', 2);
do $$
declare
  spent record;
begin
  for spent in select id, player_id from ledger where reason = 'credit_spent' order by id loop
    update ledger set purchase_id = (
      select p.id from purchases p
       where p.player_id = spent.player_id and p.kind = 'credits' and p.granted_at is not null
         and (select sum(amount) from ledger where purchase_id = p.id) > 0
       order by p.amount_cents / p.credits::numeric desc, p.number limit 1)
     where id = spent.id;
  end loop;
end $$;
alter table ledger enable trigger user;

-- Its name comes after that of the trigger that moves the purse, and so locks it first.
create trigger ledger_names_purchase before insert on ledger
  for each row when (new.currency = 'credits') execute function ledger_names_purchase();

-- How many credits of a package go with so much money, as game/purchases/refund.ts says.
create function credits_refunded(credits int, amount_cents int, refunded_cents int) returns int
language sql immutable as $$
  select whole + case when amount_cents::bigint * whole / credits < refunded_cents
                       and amount_cents::bigint * (whole + 1) / credits = refunded_cents
                      then 1 else 0 end
    from (select (refunded_cents::bigint * credits / amount_cents)::int as whole) w
$$;
