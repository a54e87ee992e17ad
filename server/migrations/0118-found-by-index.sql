-- Rows that were looked for in whole tables: a parent's report of a child, the players of wallets
-- between which the chain moved cards, what is being sent to it, and a room by its code.
create index creations_of_player on creations (player_id, finished_at);
create index players_of_wallet on players (wallet_key) where wallet_key is not null;
create index nft_jobs_leased on nft_jobs (lease_id) where lease_id is not null;
create index rooms_of_code on rooms (join_code);
create index changes_by_guardian on allowance_changes (guardian_id) where guardian_id is not null;
create index approvals_of_mailbox on approvals (parent_mailbox) where parent_mailbox is not null;
