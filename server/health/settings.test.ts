import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { openDb } from "#server/lib/database/open-db.ts";
import { refusedStart } from "#server/testing/server-process.ts";

test.for([
  ["TRUST_PROXY", "nginx"],
  ["PORT", "many"],
  ["CAMPAIGN_ENDS", "soon"],
] as const)("with %s=%s the game says in one line what is wrong", ([name, value]) => {
  const { code, said } = refusedStart({ [name]: value });

  expect(code).toBe(1);
  expect(said.trimEnd().split("\n")).toEqual([expect.stringContaining(`${name} `)]);
  expect(said).toContain(`"${value}"`);
});

const [secret, publishable, webhook] = ["sk_live_a1b2", "pk_live_c3d4", "whsec_e5f6"];

test.for([
  ["STRIPE_SECRET_KEY", ["", publishable, webhook]],
  ["STRIPE_SECRET_KEY", [publishable, publishable, webhook]],
  ["STRIPE_PUBLISHABLE_KEY", [secret, secret, webhook]],
  ["STRIPE_WEBHOOK_SECRET", [secret, publishable, ""]],
  ["not of the same mode", [secret, "pk_test_c3d4", webhook]],
] as const)("with half of Stripe's keys no game starts, and none is quoted: %s", ([what, keys]) => {
  const [STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET] = keys;
  const settings = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET };

  const { code, said } = refusedStart(settings);

  expect(code).toBe(1);
  expect(said.trimEnd().split("\n")).toEqual([expect.stringContaining(what)]);
  expect(said).not.toMatch(/a1b2|c3d4|e5f6/);
});

const bucket = {
  STORAGE_S3_ENDPOINT: "https://s3.example",
  STORAGE_S3_BUCKET: "game",
  STORAGE_S3_ACCESS_KEY: "AKIA1",
  STORAGE_S3_SECRET_KEY: "s3cr3t",
};

test.for([
  ["belong together", { STORAGE_S3_SECRET_KEY: "" }],
  ["belong together", { STORAGE_S3_ENDPOINT: "" }],
  ["without its bucket", { STORAGE_S3_ENDPOINT: "https://s3.example/game" }],
  ["without its bucket", { STORAGE_S3_ENDPOINT: "s3.example" }],
  ["set SEALING_KEY and WALLET_MASTER_KEY", { DATABASE_URL: "postgres://db.example/game" }],
] as const)("with half of a bucket no game starts: %s, %j", ([what, other]) => {
  const { code, said } = refusedStart({ ...bucket, ...other });

  expect(code).toBe(1);
  expect(said.trimEnd().split("\n")).toEqual([expect.stringContaining(what)]);
  expect(said).not.toContain("s3cr3t");
});

test.for([
  ["DATABASE_URL", "postgres://game:s3cr3t@db.example/game"],
  ["DATABASE_URL", "postgres://game:s3cr3t@10.0.0.7:5432/game?application_name=game"],
  ["DATABASE_POOL_URL", "postgres://game:s3cr3t@pooler.example:6432/game"],
] as const)("%s on another machine must say how it is encrypted: %s", ([name, address]) => {
  const { code, said } = refusedStart({ [name]: address });

  expect(code).toBe(1);
  expect(said.trimEnd().split("\n")).toEqual([expect.stringContaining(`${name} names another`)]);
  expect(said).not.toContain("s3cr3t");
});

test("a database without TLS gets neither password nor name where TLS is asked for", async () => {
  const heard: Buffer[] = [];
  const database = createServer((socket) => {
    socket.on("data", (piece) => {
      heard.push(piece);
      socket.write("N");
    });
    socket.on("error", () => {});
  }).listen(0, "127.0.0.1");
  await once(database, "listening");
  const { port } = database.address() as AddressInfo;
  const url = `postgres://game:s3cr3t@127.0.0.1:${port}/game?sslmode=verify-full`;
  const { db, close } = openDb(url);

  await expect(db.rows("select 1")).rejects.toThrow("does not support SSL");
  await close();
  database.close();

  const askedForTls = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
  expect(Buffer.concat(heard)).toEqual(askedForTls);
});

test("a weak token for the numbers ends the start, and is not quoted", () => {
  const { code, said } = refusedStart({ METRICS_TOKEN: "too-short" });

  expect(code).toBe(1);
  expect(said.trimEnd().split("\n")).toEqual([expect.stringContaining("METRICS_TOKEN must be")]);
  expect(said).not.toContain("too-short");
});
