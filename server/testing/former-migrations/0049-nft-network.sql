-- The network on which the game's NFTs are, by its first block. On another one they would not be there.
alter table nft_secret add column genesis text;
