-- The network that comes with the game, where no other is set: Solana's own virtual machine runs the
-- transactions, and what they leave behind lies here. Like a real network it knows nothing of the
-- game's tables, and changes its own in transactions of its own.
create table solana_network (
  only_row boolean primary key default true check (only_row),
  genesis text not null,
  -- Slots that nobody waited for: tests let blockhashes expire by them.
  skipped_slots bigint not null default 0
);

create table solana_accounts (
  address text primary key,
  -- The program that it belongs to.
  owner text not null,
  lamports bigint not null check (lamports > 0),
  data bytea not null,
  -- Of an account that holds a token: which, and whose it is.
  token_mint bytea,
  token_owner bytea
);
create index solana_accounts_of_mint on solana_accounts (token_mint) where token_mint is not null;
create index solana_accounts_of_owner on solana_accounts (token_owner) where token_owner is not null;

create table solana_transactions (
  signature text primary key,
  position bigint not null generated always as identity,
  slot bigint not null,
  at timestamptz not null,
  fee bigint not null,
  error jsonb,
  logs text[] not null,
  -- As it was sent; empty where lamports came from nowhere.
  bytes bytea not null
);

create table solana_transaction_accounts (
  address text not null,
  position bigint not null,
  signature text not null references solana_transactions,
  primary key (address, position)
);
