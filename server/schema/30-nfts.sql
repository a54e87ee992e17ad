-- What has to happen on the chain: a card becomes an NFT, goes to its new owner's wallet, or leaves the
-- game. The row is there before the chain hears of it, and what is signed is stored before it is sent, so
-- that it is done once, whichever worker comes next, and however often.
create table nft_jobs (
  id uuid primary key default gen_random_uuid(),
  -- The order of the jobs of one card.
  position bigint generated always as identity unique,
  owned_card_id uuid not null references owned_cards,
  kind text not null check (kind in ('mint', 'transfer', 'withdrawal')),
  -- The NFT's address. That of a mint follows from the card and this number, which grows only when
  -- the address has been made unusable from outside: the chain itself refuses to make one twice.
  mint text not null check (mint <> ''),
  generation int not null default 0 check (generation >= 0),
  -- What a mint writes down.
  metadata jsonb,
  -- Whose wallet it comes from, and goes to; of a withdrawal only the address is known.
  from_id uuid references players,
  to_id uuid references players,
  -- Null until the new owner's wallet is there.
  to_address text,
  -- Who pays the network, and what a mint cost at the time of the request.
  payer text not null default 'treasury' check (payer in ('treasury', 'wallet')),
  cost_lamports bigint not null default 0 check (cost_lamports >= 0),
  state text not null default 'queued' check (state in ('queued', 'submitted', 'done', 'failed')),
  -- Signed and stored, whether or not it was sent.
  bytes text,
  signature text,
  last_valid_height bigint,
  attempts int not null default 0 check (attempts >= 0),
  -- What went wrong last, for the people who look after the game.
  error text not null default '',
  -- Why it failed, as a code of texts.
  why text,
  next_at timestamptz not null default now(),
  -- One worker has it for itself until then; a worker that has lost it changes nothing any more.
  lease_id uuid,
  lease_until timestamptz,
  asked_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((kind = 'mint') = (metadata is not null)),
  check (kind = 'mint' or generation = 0),
  check (kind = 'withdrawal' or to_id is not null),
  check (kind = 'transfer' or to_address is not null),
  check ((from_id is null) = (kind = 'mint')),
  check (state <> 'submitted'
         or bytes is not null and signature is not null and last_valid_height is not null),
  check (kind <> 'transfer' or state <> 'failed'),
  check ((state = 'failed') = (why is not null)),
  check ((state in ('done', 'failed')) = (ended_at is not null))
);
-- A card becomes an NFT once: a second attempt can begin only when the first one has failed for good.
create unique index one_mint_of_a_card on nft_jobs (owned_card_id)
  where kind = 'mint' and state <> 'failed';
create unique index one_card_of_a_mint on nft_jobs (mint) where kind = 'mint' and state <> 'failed';
create unique index one_withdrawal_of_a_card on nft_jobs (owned_card_id)
  where kind = 'withdrawal' and state in ('queued', 'submitted');
create index nft_jobs_open on nft_jobs (next_at) where state in ('queued', 'submitted');
create index nft_jobs_open_of_card on nft_jobs (owned_card_id, position)
  where state in ('queued', 'submitted');
create index nft_jobs_of_card on nft_jobs (owned_card_id, position);
create index nft_jobs_to on nft_jobs (to_id, asked_at) where kind = 'mint';
create index nft_jobs_of_mint on nft_jobs (mint);
create index nft_jobs_by_time on nft_jobs (asked_at);

-- A job goes its way once, and what it is about never changes.
create function nft_jobs_go_one_way() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'jobs of the chain are never deleted';
  end if;
  if (new.id, new.owned_card_id, new.kind, new.mint, new.generation, new.from_id, new.to_id)
       is distinct from
     (old.id, old.owned_card_id, old.kind, old.mint, old.generation, old.from_id, old.to_id)
     or old.to_address is not null and new.to_address is distinct from old.to_address then
    raise exception 'what a job of the chain is about does not change';
  end if;
  if old.state in ('done', 'failed') and new.state <> old.state then
    raise exception 'a job of the chain does not go from % to %', old.state, new.state;
  end if;
  if old.state = 'submitted' and new.state = 'submitted'
     and new.signature is distinct from old.signature then
    raise exception 'what was signed stays until it can no longer happen';
  end if;
  return new;
end $$;
create trigger nft_jobs_go_one_way before update or delete on nft_jobs
  for each row execute function nft_jobs_go_one_way();

-- Workers in all processes begin at once.
create function nft_jobs_nudge() returns trigger language plpgsql as $$
begin
  perform pg_notify('taleborn', '{"about":"nft-jobs"}');
  return null;
end $$;
create trigger nft_jobs_nudge after insert on nft_jobs
  for each statement execute function nft_jobs_nudge();

-- An address that a card has stays, and comes from its mint alone.
create function nft_address_comes_from_its_mint() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.nft_address is not null
     and new.nft_address is distinct from old.nft_address then
    raise exception 'a card stays the NFT that it is';
  end if;
  if not exists (select from nft_jobs where owned_card_id = new.id and kind = 'mint'
                    and mint = new.nft_address and state = 'done') then
    raise exception 'a card has the address of the NFT that was minted for it';
  end if;
  return new;
end $$;
create trigger nft_address_begins before insert on owned_cards
  for each row when (new.nft_address is not null)
  execute function nft_address_comes_from_its_mint();
create trigger nft_address_goes_on before update on owned_cards
  for each row when (new.nft_address is distinct from old.nft_address)
  execute function nft_address_comes_from_its_mint();

-- Everything that gives a card that is an NFT to another player queues its way to that one's wallet; only
-- one that was sent there from outside is there already.
create function nft_follows_its_card() returns trigger language plpgsql as $$
begin
  insert into nft_jobs (owned_card_id, kind, mint, from_id, to_id)
    values (new.id, 'transfer', new.nft_address, old.owner_id, new.owner_id);
  return null;
end $$;
create trigger nft_follows_its_card after update on owned_cards
  for each row when (new.owner_id <> old.owner_id and new.nft_address is not null
                     and new.reason <> 'nft_return')
  execute function nft_follows_its_card();

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
  -- When the server asks the chain for the card's holder again.
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

-- A withdrawal goes its way once, and what it is about never changes.
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

-- Every request and step by which a card or a key leaves the game.
create table wallet_audit (
  id bigint primary key generated always as identity,
  player_id uuid not null references players,
  what text not null check (what in ('withdrawal_asked', 'withdrawal_cancelled', 'withdrawal_sent',
    'withdrawal_failed', 'card_returned', 'key_exported', 'key_shown')),
  -- The player's own wallet, or the one outside.
  address text not null,
  mint text,
  -- The address and device of the request, hashed; null for steps without a request.
  visit_hash bytea,
  at timestamptz not null
);
create index wallet_audit_of_player on wallet_audit (player_id, id);

create trigger wallet_audit_is_append_only before update or delete on wallet_audit
  for each row execute function refuse_change();
