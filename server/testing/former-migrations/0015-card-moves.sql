-- Every time a card came to a player, and from whom: nobody when the game itself gave it. Written by
-- the database, so that no card changes hands without a row here.
create table card_moves (
  id bigint generated always as identity primary key,
  owned_card_id uuid not null references owned_cards,
  from_id uuid references players,
  to_id uuid not null references players check (to_id <> from_id),
  reason text not null check (reason <> ''),
  cause text not null check (cause <> ''),
  created_at timestamptz not null default now()
);
create index card_moves_of_card on card_moves (owned_card_id, id);
create index card_moves_to on card_moves (to_id, id);
create index card_moves_from on card_moves (from_id, id) where from_id is not null;

insert into card_moves (owned_card_id, to_id, reason, cause, created_at)
  select id, owner_id, reason, cause, acquired_at from owned_cards order by position;

create function card_moves_follow_owner() returns trigger language plpgsql as $$
begin
  insert into card_moves (owned_card_id, from_id, to_id, reason, cause)
    values (new.id, case when tg_op = 'UPDATE' then old.owner_id end, new.owner_id, new.reason,
            new.cause);
  return null;
end $$;
create trigger card_moves_begin after insert on owned_cards
  for each row execute function card_moves_follow_owner();
create trigger card_moves_go_on after update on owned_cards
  for each row when (new.owner_id <> old.owner_id) execute function card_moves_follow_owner();
create trigger card_moves_are_append_only before update or delete on card_moves
  for each row execute function refuse_change();

-- Where a held card goes when it comes back.
alter table holds add column came_from text not null default 'vault'
  check (came_from in ('deck', 'vault'));
create index holds_of_holder on holds (holder, holder_id);

-- Coins that were set aside and come back were never earned.
create or replace function ledger_moves_purse() returns trigger language plpgsql as $$
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

-- The ledger grows in the order of time: this small index finds the rows of a day.
create index ledger_by_time on ledger using brin (created_at);

-- What happened to a player while they looked elsewhere, in the words that they read.
create table notifications (
  id bigint generated always as identity primary key,
  player_id uuid not null references players on delete cascade,
  kind text not null,
  title text not null,
  text text not null,
  -- The page that shows more; empty when there is none.
  link text not null,
  cause text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  -- What happened once is told once.
  unique (player_id, kind, cause)
);
create index notifications_of_player on notifications (player_id, id);
create index unread_notifications on notifications (player_id) where read_at is null;
