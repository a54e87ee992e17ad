/** Everything that the people who run the game look at when something is wrong, as it is now. */
import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import type { SystemHealth } from "#contract/health.ts";
import { inSol } from "#game/nfts/cost.ts";
import type { Deps } from "#server/lib/deps.ts";
import { healthAlarms } from "#texts/en/health.ts";
import { isKnown, listChecks, type CheckRow } from "./check-queries.ts";
import * as queries from "./queries.ts";
import type { AuditResult } from "./regular-checks.ts";

const HOUR_MS = 3_600_000;

const { version: VERSION } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
) as { version: string };

export async function systemHealth(deps: Deps): Promise<SystemHealth> {
  const startedAt = performance.now();
  await deps.db.one(`select 1 as answer`);
  const latencyMs = Math.round((performance.now() - startedAt) * 10) / 10;
  const [database, jobs, queues, payments, checks, chain] = await Promise.all([
    queries.findDatabase(deps.db),
    queries.findJobs(deps.db),
    queries.findQueues(deps.db),
    queries.findPayments(deps.db),
    listChecks(deps.db),
    chainNow(deps),
  ]);
  const health = {
    version: VERSION,
    startedAt: new Date(deps.now() - process.uptime() * 1000).toISOString(),
    maintenance: deps.settings.maintenanceMode,
    database: { kind: deps.databaseKind, latencyMs, ...database },
    queues: { jobs: jobs.waiting, jobsFailed: jobs.failed, ...queues },
    process: await processNow(deps),
    audit: auditOf(checks.find(({ name }) => name === "audit")),
    backup: backupOf(
      deps,
      checks.find(({ name }) => name === "backup"),
    ),
    mail: {
      isOn: deps.settings.emailNotifications,
      waiting: jobs.letters,
      failed: jobs.lettersFailed,
      lastFailureAt: jobs.letterFailedAt?.toISOString() ?? null,
    },
    chain,
    payments: {
      provider: deps.payments.mode,
      open: payments.open,
      oldestPendingAt: payments.oldestPendingAt?.toISOString() ?? null,
      lastWebhookAt: payments.lastWebhookAt?.toISOString() ?? null,
    },
  };
  return { ...health, alarms: alarmsOf(deps, health) };
}

/** Null where it cannot be known. */
export async function diskFreeBytes({ dataDir }: Pick<Deps, "dataDir">): Promise<number | null> {
  const disk = await statfs(dataDir).catch(() => null);
  return disk === null ? null : disk.bavail * disk.bsize;
}

async function processNow({ processWatch, dataDir }: Deps) {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    alive: processWatch.alive(),
    eventLoopDelayMs: processWatch.eventLoopDelayMs(),
    memoryBytes: rss,
    heapBytes: heapUsed,
    diskFreeBytes: await diskFreeBytes({ dataDir }),
  };
}

/** A chain that does not answer is a fact like others. */
export async function chainNow({ chain, nft }: Deps): Promise<SystemHealth["chain"]> {
  const { name: network } = chain.network;
  const balances = await chain.lamportsOf([chain.treasury]).catch(() => null);
  if (balances === null) return { network, answers: false, treasurySol: null, isLow: false };
  const treasurySol = inSol(Number(balances.get(chain.treasury) ?? 0n));
  return { network, answers: true, treasurySol, isLow: treasurySol < nft.treasuryAlarmSol };
}

function auditOf(check: CheckRow | undefined): SystemHealth["audit"] {
  if (!check?.doneAt) return null;
  const { rules, violations, broken } = check.result as AuditResult;
  return {
    at: check.doneAt.toISOString(),
    tookMs: check.tookMs ?? 0,
    rules,
    violations,
    broken: broken.map(({ rule }) => rule),
  };
}

function backupOf({ settings, now }: Deps, check: CheckRow | undefined): SystemHealth["backup"] {
  const nowMs = now();
  const doneAt = check?.doneAt && isKnown(check.doneAt, nowMs) ? check.doneAt : null;
  return {
    isOn: settings.automaticBackups,
    at: doneAt?.toISOString() ?? null,
    ageHours: doneAt && hoursBetween(doneAt.getTime(), nowMs),
    failure: check?.failure ?? null,
  };
}

const hoursBetween = (sinceMs: number, nowMs: number) =>
  Math.max(0, Math.floor((nowMs - sinceMs) / HOUR_MS));

/** A game that was never copied is as old as itself. */
const isBackupOld = (
  { now, settingsSource }: Deps,
  { isOn, ageHours }: SystemHealth["backup"],
): boolean =>
  isOn && (ageHours ?? hoursBetween(settingsSource.firstStartMs, now())) > BACKUP_AT_MOST_HOURS;

/** A day, and two hours for making it. */
const BACKUP_AT_MOST_HOURS = 26;
const LATENCY_AT_MOST_MS = 250;
const DELAY_AT_MOST_MS = 500;
const WAITING_AT_MOST = 1000;
const DISK_AT_LEAST_BYTES = 2 ** 30;
const PENDING_AT_MOST_MS = HOUR_MS;

type Seen = Omit<SystemHealth, "alarms">;

/** What an admin has to look at, in words. */
function alarmsOf(deps: Deps, seen: Seen): string[] {
  const { now } = deps;
  const { audit, backup, database, process: own, queues, mail, chain, payments } = seen;
  const pendingMs = payments.oldestPendingAt ? now() - Date.parse(payments.oldestPendingAt) : 0;
  const isDiskLow = own.diskFreeBytes !== null && own.diskFreeBytes < DISK_AT_LEAST_BYTES;
  const alarms: [code: keyof typeof healthAlarms, rings: boolean][] = [
    ["audit_broken", (audit?.violations ?? 0) > 0],
    ["backup_old", isBackupOld(deps, backup)],
    ["backup_failed", backup.isOn && backup.failure !== null],
    ["database_slow", database.latencyMs > LATENCY_AT_MOST_MS],
    ["process_slow", own.eventLoopDelayMs > DELAY_AT_MOST_MS],
    ["disk_low", isDiskLow],
    ["queue_long", queues.jobs + queues.promisedCards + queues.nftJobs > WAITING_AT_MOST],
    ["letters_failed", mail.failed > 0],
    ["chain_silent", !chain.answers],
    ["treasury_low", chain.isLow],
    ["payments_late", pendingMs > PENDING_AT_MOST_MS],
  ];
  return alarms.filter(([, rings]) => rings).map(([code]) => healthAlarms[code]);
}
