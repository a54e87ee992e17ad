-- Whether a player has NFTs is asked with every page.
create index nfts_of_owner on owned_cards (owner_id) where nft_address is not null;
