import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { startEmbeddedPostgres, untilReady } from "./embedded-postgres.ts";
import { holderOf, isHeld } from "./lock-file.ts";
import { embeddedUrl, socketFolder } from "./socket-folder.ts";

const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), "taleborn-database-"));

/** To make a database takes longer than all that is done to it here. */
const folder = temporaryFolder();
const socket = socketFolder(folder);
const data = join(folder, "data");

afterAll(() => {
  rmSync(socket, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

const start = async () => {
  const warnings: string[] = [];
  const postgres = await startEmbeddedPostgres({ folder, warn: (text) => warnings.push(text) });
  onTestFinished(() => postgres.stop());
  return { warnings, ...postgres };
};

/** Another process that starts the database; with these programs in reach, when they are given. */
async function startOwner(path?: string) {
  const owner = fork(new URL("./test-owner.ts", import.meta.url), [folder], {
    ...(path !== undefined && { env: { PATH: path, TMPDIR: tmpdir() } }),
  });
  const ended = once(owner, "exit").then(() => Promise.reject(new Error("it ended")));
  await Promise.race([once(owner, "message"), ended]);
  return {
    async kill() {
      owner.kill("SIGKILL");
      await expect(ended).rejects.toThrow("it ended");
    },
  };
}

async function connect() {
  const client = new Client({ connectionString: embeddedUrl(folder) });
  const lost = new Promise((done) => client.on("error", done));
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(`select pg_backend_pid() as pid`);
  return { client, lost, pid: rows[0]?.pid ?? 0 };
}

/** Kills a connection's process and waits until the database is about to recover from that. */
async function crash() {
  const [victim, witness] = [await connect(), await connect()];
  process.kill(victim.pid, "SIGKILL");
  await Promise.all([victim.lost, witness.lost]);
  await vi.waitUntil(
    () => connect().catch(({ message }: Error) => message.includes("recovery mode")),
    { interval: 5 },
  );
}

const answers = () =>
  connect().then(
    async ({ client }) => {
      await client.end();
      return true;
    },
    () => false,
  );

const databasePid = () => holderOf(data)?.pid ?? 0;

test("after a crash in which the server is killed too, the next start recovers by itself", async () => {
  const owner = await startOwner();

  await crash();
  await owner.kill();
  await start();

  expect(await answers()).toBe(true);
});

test("a database that outlives its server is ended by the next start", async () => {
  const programs = temporaryFolder();
  onTestFinished(() => rmSync(programs, { recursive: true }));
  // Without setpriv the database does not hear of its server's death.
  for (const name of ["unshare", "true"]) symlinkSync(`/usr/bin/${name}`, join(programs, name));
  const owner = await startOwner(programs);
  const orphan = databasePid();

  await owner.kill();
  await start();

  expect(databasePid()).not.toBe(orphan);
  expect(await answers()).toBe(true);
});

test("a database whose server lives is left alone", async () => {
  await start();

  await expect(startEmbeddedPostgres({ folder })).rejects.toThrow("Another server");

  expect(await answers()).toBe(true);
});

test("a lock file whose number belongs to another program by now is no obstacle", async () => {
  const first = await start();
  await first.stop();
  writeFileSync(join(data, "postmaster.pid"), `${process.ppid}\n`);
  expect(isHeld(data)).toBe(false);

  await start();

  expect(await answers()).toBe(true);
});

test("a database that is killed, or hangs in a stop that nobody asked for, comes back", async () => {
  const { warnings } = await start();

  process.kill(databasePid(), "SIGKILL");
  await vi.waitUntil(() => answers(), { timeout: 300_000 });
  await crash();
  process.kill(databasePid(), "SIGINT");
  const first = databasePid();
  await vi.waitUntil(() => databasePid() !== first && answers(), { timeout: 300_000 });

  expect(warnings.join()).toContain("started again");
});

test("a folder for its socket that others prepared or can enter is refused", async () => {
  chmodSync(socket, 0o755);
  onTestFinished(() => chmodSync(socket, 0o700));

  await expect(startEmbeddedPostgres({ folder })).rejects.toThrow("open to others");
});

test("why a database ended is heard, also when its last words come after its end", async () => {
  const words = 'lock file "postmaster.pid" already exists';
  const script = `(sleep 0.2; echo '${words}' >&2) & exit 1`;
  const child = spawn("sh", ["-c", script], { stdio: ["ignore", "ignore", "pipe"] });

  await expect(untilReady(child)).rejects.toThrow("Another server is using this DATA_DIR");
});

test("a database that has refused many connections before is ready all the same", async () => {
  const refused = "FATAL:  the database system is not yet accepting connections";
  const script = `yes '${refused}' | head -n 1000 >&2; echo 'ready to accept connections' >&2`;
  const child = spawn("sh", ["-c", script], { stdio: ["ignore", "ignore", "pipe"] });

  await expect(untilReady(child)).resolves.toBeUndefined();
});
