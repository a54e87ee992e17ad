-- A player gave a made card another name, for coins. Each row is what one line of the ledger paid for.
create table card_renames (
  id uuid primary key,
  card_id uuid not null references cards,
  player_id uuid not null references players,
  -- Empty once the player is erased.
  former_name text not null,
  coins int not null check (coins > 0),
  renamed_at timestamptz not null
);
create index card_renames_of_card on card_renames (card_id);
create index card_renames_of_player on card_renames (player_id);
