/** Starts the PgBouncer of the machine, where one is installed, before a test's database server. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const PROGRAM = "/usr/sbin/pgbouncer";

export const isPgbouncerInstalled = existsSync(PROGRAM);

export type Pgbouncer = {
  /** Another way to the same database, with transaction pooling. */
  through(databaseUrl: string): string;
  stop(): Promise<void>;
};

export async function startPgbouncer(databaseServer: string): Promise<Pgbouncer> {
  const { hostname, port, username, password } = new URL(databaseServer);
  const own = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "taleborn-pgbouncer-"));
  chmodSync(folder, 0o755);
  const file = join(folder, "pgbouncer.ini");
  const lines = [
    "[databases]",
    `* = host=${hostname} port=${port} user=${username} password=${password}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${own}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    "max_client_conn = 1000",
    // Fewer than a game has, so that they are really shared.
    "default_pool_size = 4",
  ];
  writeFileSync(file, lines.join("\n"));
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ["--user=nobody"] : [];
  const child = spawn(PROGRAM, [...user, file], { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(child, "exit");
  await Promise.race([untilUp(createInterface(child.stderr)), ended]);
  if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}.`);
  return {
    through(databaseUrl) {
      const url = new URL(databaseUrl);
      url.port = String(own);
      url.hostname = "127.0.0.1";
      return url.href;
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Goes on reading, so that it can go on writing. */
const untilUp = (lines: ReturnType<typeof createInterface>) =>
  new Promise<void>((resolve) =>
    lines.on("line", (line) => line.includes("process up") && resolve()),
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
