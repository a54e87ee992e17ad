/** The programs of Debian that a cluster is made of. */
import { existsSync, globSync, readFileSync } from "node:fs";

/** Their packages: etcd-server, haproxy, patroni, pgbouncer, postgresql. */
export const programs = {
  etcd: "/usr/bin/etcd",
  haproxy: "/usr/sbin/haproxy",
  patroni: "/usr/bin/patroni",
  pgbouncer: "/usr/sbin/pgbouncer",
};

/** Of the package pgbackrest; a cluster needs it only for its copies. */
export const copier = "/usr/bin/pgbackrest";

/** Debian's PostgreSQL refuses to run as root. */
export const postgresUser = process.getuid?.() === 0 ? "postgres" : undefined;

/** The folder of the newest PostgreSQL; undefined without one. */
export const postgresPrograms = (): string | undefined =>
  globSync("/usr/lib/postgresql/*/bin").toSorted().at(-1);

export function missingPrograms(): string[] {
  const missing = Object.values(programs).filter((program) => !existsSync(program));
  return postgresPrograms() === undefined ? [...missing, "/usr/lib/postgresql/*/bin"] : missing;
}

/** The process of the PostgreSQL in this folder, of which Patroni lets go, so that it outlives it. */
export const postmasterIn = (dataFolder: string): number =>
  Number(readFileSync(`${dataFolder}/postmaster.pid`, "utf8").split("\n")[0]);
