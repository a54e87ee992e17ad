-- The key of an address on Solana, for every player. Its 32 secret bytes are sealed with a key of their
-- own, and that one is wrapped by a master key which is not in the database. Both are bound to player
-- and address: a row that was swapped opens nothing.
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

-- A player uses a wallet of their own.
alter table players
  add foreign key (id, wallet_key) references wallets (player_id, public_key);

-- One row: the secret from which the addresses of cards and an own network's treasury are derived. It
-- never changes, only the master key that wraps it does.
create table nft_secret (
  only_row boolean primary key default true check (only_row),
  key_id text not null,
  wrapped bytea not null,
  -- The network on which the game's NFTs are, by its first block. On another one they would not be there.
  genesis text
);
