import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { listDeck } from "#contract/collection.ts";
import { recordVisit } from "#contract/missions.ts";
import { afterAll, expect, inject, onTestFinished, test, vi } from "vitest";
import { openDatabaseProxy } from "#server/testing/database-proxy.ts";
import { administer, databaseNamed } from "#server/testing/one-database.ts";
import { testGame } from "#server/testing/test-game.ts";
import { endless, openDb } from "./database/open-db.ts";
import { openLog } from "./log.ts";
import { openNudges } from "./nudges.ts";

const lines: string[] = [];
const log = openLog("info", false, { write: (line) => void lines.push(line) });

const proxy = await openDatabaseProxy(inject("databaseServer"));
const game = await testGame({ isBusy: true, adjust: () => ({ log }), through: proxy.through });
afterAll(() => proxy.close());
const player = await game.player();

const readiness = async () => (await game.visitor().send({ url: "/api/ready" })).statusCode;

test("while the database is away, calls say when to come again and the log stays short", async () => {
  onTestFinished(() => proxy.serve());
  await proxy.refuse();

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => player.send({ url: listDeck.path })),
  );
  const login = await game.visitor().send({
    method: "POST",
    url: "/api/auth/login",
    payload: { email: player.email, password: "lantern-of-moss" },
  });

  for (const { statusCode, headers, json } of [...answers, login]) {
    expect([statusCode, headers["retry-after"], json().code]).toEqual([503, "2", "no_database"]);
  }
  expect(await readiness()).toBe(503);
  expect(lines.filter((line) => line.includes("does not answer"))).toHaveLength(1);
});

test("when it is back, so is the game", async () => {
  await proxy.refuse();
  await proxy.serve();

  await vi.waitUntil(async () => (await readiness()) === 200);

  expect(await player.deck()).toHaveLength(12);
});

const visit = () => player.send({ method: "POST", url: recordVisit.path, payload: {} });

test("a standby, which takes no changes, is as good as no database", async () => {
  const name = await game.db.value<string>(`select current_database() as name`);
  const server = inject("databaseServer");
  const takesNone = (isSo: boolean) =>
    administer(server, `alter database ${name} set default_transaction_read_only = ${isSo}`);
  const connectAnew = async () => {
    await proxy.refuse();
    await proxy.serve();
    await vi.waitUntil(() => game.db.rows(`select`).catch(() => null));
  };

  await takesNone(true);
  await connectAnew();
  const { statusCode, json } = await visit();
  await takesNone(false);
  await connectAnew();

  expect([statusCode, json().code]).toEqual([503, "no_database"]);
  await vi.waitUntil(async () => (await visit()).statusCode === 200);
});

test("a connection that fell silent is given up, and another one serves", async () => {
  const own = await openDatabaseProxy(inject("databaseServer"));
  const url = own.through(databaseNamed(inject("databaseServer"), "postgres"));
  const { db, close } = openDb(url, {
    patience: { query_timeout: 200, connectionTimeoutMillis: 200 },
  });
  onTestFinished(async () => {
    await close();
    await own.close();
  });
  const ask = () => db.one<{ here: number }>(`select 1 as here`);
  const change = () => db.transaction((tx) => tx.one<{ here: number }>(`select 1 as here`));
  await Promise.all([ask(), change()]);

  own.silence();
  const outcomes = await Promise.allSettled([ask(), change()]);
  await own.serve();

  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await vi.waitUntil(() => ask().catch(() => null));
  await vi.waitUntil(() => change().catch(() => null));
});

test("a connection that never comes about is given up, also by what may take minutes", async () => {
  const own = await openDatabaseProxy(inject("databaseServer"));
  const url = own.through(databaseNamed(inject("databaseServer"), "postgres"));
  const { db, close } = openDb(url, { connections: 1, patience: endless });
  onTestFinished(async () => {
    await close();
    await own.close();
  });
  own.silence();

  await expect(db.transaction((tx) => tx.rows(`select`))).rejects.toThrow("timeout");
});

/** A message of PostgreSQL: its kind, its length and what it says. */
const message = (kind: string, said: string) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(said.length + 4);
  return Buffer.concat([Buffer.from(kind), length, Buffer.from(said)]);
};

test("a database that takes connections and refuses to listen keeps none", async () => {
  const ready = message("Z", "I");
  const refusal = message("E", "SERROR\0C25006\0Mcannot execute LISTEN during recovery\0\0");
  const gone: Promise<unknown>[] = [];
  const standby = createServer((socket) => {
    gone.push(once(socket, "end"));
    socket.on("error", () => {});
    socket.once("data", () => {
      socket.write(Buffer.concat([message("R", "\0\0\0\0"), ready]));
      socket.on("data", () => socket.write(Buffer.concat([refusal, ready])));
    });
  });
  standby.listen(0, "127.0.0.1");
  await once(standby, "listening");
  onTestFinished(() => void standby.close());
  const { port } = standby.address() as AddressInfo;

  await expect(openNudges(`postgres://keeper@127.0.0.1:${port}/game`)).rejects.toThrow("LISTEN");

  await Promise.all(gone);
  expect(gone).toHaveLength(1);
});

test("an error of the database is logged without its connection and without players' words", async () => {
  const error = await game.db.rows(`select $1::int`, ["a secret word"]).catch((thrown) => thrown);
  const refused = Object.assign(new Error("no"), { client: game.app });

  log.error({ error }, "one");
  log.error({ error: Object.assign(error, { detail: "Key (email)=(a@b.test)" }) }, "two");
  log.error({ error: refused }, "three");

  const found = lines.slice(-3).map((line) => JSON.parse(line).error as object);
  expect(found.map((each) => Object.keys(each).toSorted())).toEqual([
    ["code", "message", "stack", "type"],
    ["code", "message", "stack", "type"],
    ["message", "stack", "type"],
  ]);
});

test("a database that falls silent does not silence the game", async () => {
  proxy.silence();

  expect(await readiness()).toBe(503);
});
