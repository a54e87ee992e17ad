-- Cards that are NFTs and leave the game, or have left it. The row is also what holds the card: 'nft'
-- while it is on its way out, 'external' while it is outside.
create table nft_withdrawals (
  id uuid primary key,
  owned_card_id uuid not null references owned_cards,
  -- Who sends it away.
  player_id uuid not null references players,
  mint text not null,
  -- The wallet outside; after an export of the whole wallet, that wallet's own address.
  address text not null,
  state text not null check (state in
    ('waiting', 'sending', 'outside', 'returned', 'cancelled', 'failed')),
  -- Null when it left with the key of its wallet.
  nonce text unique,
  job_id uuid unique references nft_jobs,
  asked_at timestamptz not null,
  -- Until then it can be cancelled.
  leaves_at timestamptz not null,
  ended_at timestamptz,
  -- To whom it came back.
  returned_to uuid references players,
  -- When the chain is asked for its holder again.
  look_at timestamptz,
  check ((state in ('returned', 'cancelled', 'failed')) = (ended_at is not null)),
  check ((state = 'returned') = (returned_to is not null)),
  check (state <> 'sending' or job_id is not null),
  check ((state = 'outside') = (look_at is not null))
);
create unique index one_withdrawal_under_way on nft_withdrawals (owned_card_id)
  where state in ('waiting', 'sending', 'outside');
create index nft_withdrawals_of_player on nft_withdrawals (player_id, asked_at);
create index nft_withdrawals_due on nft_withdrawals (leaves_at) where state = 'waiting';
create index nft_withdrawals_outside on nft_withdrawals (look_at) where state = 'outside';

create function nft_withdrawals_go_one_way() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'withdrawals are never deleted';
  end if;
  if (new.id, new.owned_card_id, new.player_id, new.mint, new.address) is distinct from
     (old.id, old.owned_card_id, old.player_id, old.mint, old.address) then
    raise exception 'what a withdrawal is about does not change';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
       ('waiting', 'sending'), ('waiting', 'cancelled'), ('waiting', 'failed'),
       ('sending', 'outside'), ('sending', 'failed'), ('outside', 'returned')) then
    raise exception 'a withdrawal does not go from % to %', old.state, new.state;
  end if;
  return new;
end $$;
create trigger nft_withdrawals_go_one_way before update or delete on nft_withdrawals
  for each row execute function nft_withdrawals_go_one_way();

-- What an outside wallet signs, once, to show that it is there and whose wish this is.
create table nft_withdrawal_texts (
  nonce text primary key,
  player_id uuid not null references players on delete cascade,
  owned_card_id uuid not null references owned_cards,
  address text not null,
  text text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index nft_withdrawal_texts_old on nft_withdrawal_texts (expires_at);

-- Everything that lets a card or a key out of the game, as it was asked for.
create table wallet_audit (
  id bigint primary key generated always as identity,
  player_id uuid not null references players,
  what text not null check (what in ('withdrawal_asked', 'withdrawal_cancelled', 'withdrawal_sent',
    'withdrawal_failed', 'card_returned', 'key_exported', 'key_shown')),
  -- The player's own wallet, or the one outside.
  address text not null,
  mint text,
  -- From where it was asked, hashed; null for what nobody asked for.
  visit_hash bytea,
  at timestamptz not null
);
create index wallet_audit_of_player on wallet_audit (player_id, id);
create trigger wallet_audit_is_append_only before update or delete on wallet_audit
  for each row execute function refuse_change();
