/**
 * What Nakama sends to its database for a sale, by its sources (server/core_wallet.go, core_storage.go):
 * both wallets locked, read and written, a row in the ledger for each, and an object that changes its
 * owner. It knows no missions, news, fees, holds or history of a card, and no checks by triggers. That the wallets
 * are locked in order is added: without it sales that meet end each other.
 */
import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import type { Script } from "#bench/requests/recording.ts";
import type { Deal } from "#bench/requests/straight-sql.ts";
import type { Stocked } from "#bench/market/stock.ts";

const tables = `
  create table if not exists rival_users (
    id uuid primary key, wallet jsonb not null, update_time timestamptz not null default now());
  create table if not exists rival_wallet_ledger (
    id uuid not null, user_id uuid not null references rival_users (id), changeset jsonb not null,
    metadata jsonb not null, create_time timestamptz not null default now(),
    primary key (user_id, create_time, id), unique (id));
  create table if not exists rival_storage (
    collection text not null, key text not null, user_id uuid not null references rival_users (id),
    value jsonb not null, version text not null, read int not null default 1, write int not null default 1,
    create_time timestamptz not null default now(), update_time timestamptz not null default now(),
    primary key (collection, read, key, user_id), unique (collection, key, user_id));
  create index if not exists rival_storage_value on rival_storage (collection, user_id, read, key);
  truncate rival_users, rival_wallet_ledger, rival_storage`;

/** As before the first sale. */
export async function stockUpRival(pool: Pool, listings: readonly Stocked[]): Promise<void> {
  await pool.query(tables);
  await pool.query(`insert into rival_users select id, '{"coins": 1000000}' from players`);
  await pool.query(
    `insert into rival_storage (collection, key, user_id, value, version)
     select 'cards', key, owner, '{"place": "deck"}', md5(key)
       from unnest($1::text[], $2::uuid[]) listed (key, owner)`,
    [listings.map(({ id }) => id), listings.map(({ sellerId }) => sellerId)],
  );
  await pool.query("vacuum analyze rival_users, rival_wallet_ledger, rival_storage");
}

export const rivalSale = (
  { listingId, buyerId }: Deal,
  sellers: ReadonlyMap<string, string>,
): Script => {
  const sellerId = sellers.get(listingId) ?? "";
  const users = [buyerId, sellerId].toSorted();
  const coinsOf = (user: string) => JSON.stringify({ coins: user === buyerId ? -20 : 20 });
  const wallets = users.flatMap((user) => [
    {
      name: "rival wallet",
      text: "update rival_users set update_time = now(), wallet = $2 where id = $1",
      values: [user, JSON.stringify({ coins: 1_000_000 })],
    },
    {
      name: "rival ledger",
      text: "insert into rival_wallet_ledger (id, user_id, changeset, metadata) values ($1, $2, $3, $4)",
      values: [randomUUID(), user, coinsOf(user), JSON.stringify({ listingId })],
    },
  ]);
  return [
    {
      isTransaction: true,
      statements: [
        {
          name: "rival wallets",
          text: "select id, wallet from rival_users where id = any($1) order by id for update",
          values: [users],
        },
        ...wallets,
        {
          name: "rival let go",
          text: "delete from rival_storage where collection = 'cards' and key = $1 and user_id = $2",
          values: [listingId, sellerId],
        },
        {
          name: "rival take",
          text: `insert into rival_storage (collection, key, user_id, value, version)
                 values ('cards', $1, $2, $3, $4) returning version`,
          values: [listingId, buyerId, JSON.stringify({ place: "vault" }), randomUUID()],
        },
      ],
    },
  ];
};
