/** The password of the database is exchanged by a second role that acts as the first. */
import { randomBytes } from "node:crypto";
import { inject, expect, test } from "vitest";
import { openDb } from "./lib/database/open-db.ts";
import { administer, databaseNamed } from "./testing/one-database.ts";
import { whenOver } from "./testing/when-over.ts";

const server = inject("databaseServer");

test("a second role of docs/running.md changes, and makes, what belongs to the first", async () => {
  const first = `game_${process.pid}_${randomBytes(4).toString("hex")}`;
  const second = `${first}_b`;
  const url = (role: string) => {
    const address = new URL(databaseNamed(server, first));
    address.username = role;
    return address.href;
  };
  await administer(server, `create role ${first} login password 'one'`);
  await administer(server, `create database ${first} owner ${first}`);
  whenOver(async () => {
    await administer(server, `drop database ${first} with (force)`);
    await administer(server, `drop role if exists ${second}`);
    await administer(server, `drop role ${first}`);
  });
  const old = openDb(url(first), { connections: 1, readConnections: 1 });
  await old.pool.query("create table kept (word text)");

  await administer(server, `create role ${second} login password 'two' in role ${first}`);
  await administer(server, `alter role ${second} set role ${first}`);
  const next = openDb(url(second), { connections: 1, readConnections: 1 });
  await next.pool.query("alter table kept add at timestamptz");
  await next.pool.query("create table made (word text)");
  await old.pool.query("insert into made values ('by the one before, which still runs')");
  const owners = await next.db.rows<{ owner: string }>(
    `select tableowner as owner from pg_tables where schemaname = 'public'`,
  );
  await old.close();
  await next.close();

  expect(owners.map(({ owner }) => owner)).toEqual([first, first]);
});
