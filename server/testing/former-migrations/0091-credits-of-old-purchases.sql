-- What was bought, spent and taken back before a credit belonged to its package (0084).

-- A part of the money that went back took every credit that it touched, and takes now only those whose
-- whole price it is: what was taken, or is owed, beyond that is given back.
do $$
declare
  bought record;
  forgiven int;
begin
  for bought in
    select p.id, p.player_id, p.movements, fitting.gone, p.credits_gone - fitting.gone as extra,
           coalesce(d.credits, 0) as owed
      from purchases p left join debts d on d.purchase_id = p.id
     cross join lateral (
       select credits_refunded(p.credits, p.amount_cents, greatest(p.refunded_cents,
                case when p.state in ('refunding', 'unreturned') then p.refund_due_cents
                     else 0 end)) as gone) fitting
     where p.kind = 'credits' and p.granted_at is not null and p.state <> 'disputed'
       and p.credits_gone > fitting.gone
     order by p.number for update of p
  loop
    forgiven := least(bought.extra, bought.owed);
    delete from debts where purchase_id = bought.id and credits = forgiven;
    update debts set credits = credits - forgiven where purchase_id = bought.id;
    if bought.extra > forgiven then
      insert into ledger (player_id, currency, amount, reason, cause, balance_after)
      values (bought.player_id, 'credits', bought.extra - forgiven, 'credits_bought',
              'purchase:' || bought.id || ':' || bought.movements + 1, 0);
    end if;
    update purchases set credits_gone = bought.gone, movements = movements + 1
     where id = bought.id;
  end loop;
end $$;

-- What was spent came from what there was by then: the dearest of the packages first, then gifts. Only
-- where a package was taken back with the credits of a later one it came from that.
create temporary table spent_before on commit drop as
  select id, player_id from ledger
   where reason = 'credit_spent'
     and created_at < (select applied_at from migrations where name like '0084-%');
create temporary table gifts_left on commit drop as
  select player_id, sum(amount) as credits from ledger
   where currency = 'credits' and purchase_id is null and id not in (select id from spent_before)
     and player_id in (select player_id from spent_before)
   group by player_id;
alter table ledger disable trigger user;
update ledger set purchase_id = null where id in (select id from spent_before);
do $$
declare
  spent record;
  package uuid;
  is_earlier boolean;
begin
  for spent in select id, player_id from spent_before order by id loop
    select p.id, b.id < spent.id into package, is_earlier
      from purchases p
      join ledger b on b.player_id = p.player_id and b.currency = 'credits'
                   and b.reason = 'credits_bought' and b.cause = 'purchase:' || p.id
     where p.player_id = spent.player_id and p.kind = 'credits'
       and (select sum(amount) from ledger where purchase_id = p.id) > 0
     order by b.id < spent.id desc, p.amount_cents / p.credits::numeric desc, p.number limit 1;
    if is_earlier is not true then
      update gifts_left set credits = credits - 1
       where player_id = spent.player_id and credits > 0;
      continue when found;
    end if;
    update ledger set purchase_id = package where id = spent.id;
  end loop;
end $$;
alter table ledger enable trigger user;
