-- The key of an address on Solana, for every player. Its 32 secret bytes are sealed with a key of their
-- own, and that one is wrapped by a master key which is not in the database. Both are bound to player
-- and address: a row that somebody has swapped opens nothing.
create table wallets (
  public_key text primary key,
  player_id uuid not null references players,
  -- The master key; not a secret.
  key_id text not null,
  wrapped_key bytea not null,
  sealed_seed bytea not null,
  made_at timestamptz not null,
  -- Its key was handed over: the player has another one since.
  retired_at timestamptz,
  unique (player_id, public_key)
);
create index wallets_of_master_key on wallets (key_id);

-- The wallet in use; none for the moment in which it is being made.
alter table players
  add column wallet_key text,
  add foreign key (id, wallet_key) references wallets (player_id, public_key);
create index players_without_wallet on players (id)
  where wallet_key is null and deleted_at is null;

-- One row: the secret from which the addresses of cards and an own network's treasury are derived. It
-- never changes, only the master key that wraps it does.
create table nft_secret (
  only_row boolean primary key default true check (only_row),
  key_id text not null,
  wrapped bytea not null
);
